import { type Announcement, CONTENT_TYPES } from '@foyer/shared/contract';
import { type BannersOfPicture, bannersKind, type PictureDeclaration } from '@foyer/shared/remote';
import { withoutPreloads } from './cut-rows';

/** More have no picture. */
const MOST = 8;

const HOLES = { image: '/ImageOfPicture', title: 'TitleOfPicture', url: '/m/UrlOfPicture' } as const;

/** As many banners, of which the first has a picture and words, and leads to a page of the site or nowhere. */
const bannersOf = (count: number, leadsOn: boolean): Announcement[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: at, type: CONTENT_TYPES.BANNER, title: '' },
    ...(at === 0 && { image: HOLES.image, title: HOLES.title }),
    ...(at === 0 && leadsOn && { url: HOLES.url }),
  }));

/**
 * Draws a widget of banners for each number of them (decision 116).
 * @param draw draws the widget, after what is given has been done
 */
export function drawBanners(
  { answer }: Required<PictureDeclaration>['banners'],
  draw: (prepare: () => void) => string,
): BannersOfPicture {
  const counts = Array.from({ length: MOST }, (_, at) => at + 1);
  const kinds = counts.flatMap((count) => [true, false].map((leadsOn) => [count, leadsOn] as const));
  const drawn = kinds.map(([count, leadsOn]) => {
    const markup = withoutPreloads(draw(() => answer(bannersOf(count, leadsOn))));
    const holes = Object.entries(HOLES);
    const withHoles = holes.reduce((page, [name, text]) => page.replaceAll(text, `{{${name}}}`), markup);
    return [bannersKind(count, leadsOn), withHoles] as const;
  });
  return Object.fromEntries(drawn);
}
