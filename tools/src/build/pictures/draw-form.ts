import { type Announcement, CONTENT_TYPES, type RegisterFieldName, type RegisterFields } from '@foyer/shared/contract';
import { type BannerKind, type FormDeclaration, type FormView, formTemplate } from '@foyer/shared/remote';
import { withoutPreloads } from './cut-rows';
import { elementWith, idsByName } from './elements';

const KINDS = ['none', 'plain', 'link'] as const;

const HOLES = { image: '/ImageOfBanner', title: 'TitleOfBanner', url: '/m/UrlOfBanner' } as const;

const BANNERS: Readonly<Record<BannerKind, Announcement | undefined>> = {
  none: undefined,
  plain: { id: 1, type: CONTENT_TYPES.BANNER, title: HOLES.title, image: HOLES.image },
  link: { id: 1, type: CONTENT_TYPES.BANNER, ...HOLES },
};

/** What is between the beginning and the end that some texts have in common. */
function differing(texts: readonly string[]): string[] {
  const shortest = Math.min(...texts.map(({ length }) => length));
  const [one = ''] = texts;
  let [start, end] = [0, 0];
  while (start < shortest && texts.every((text) => text[start] === one[start])) start += 1;
  while (end < shortest - start && texts.every((text) => text.at(-1 - end) === one.at(-1 - end))) end += 1;
  return texts.map((text) => text.slice(start, text.length - end));
}

const withHoles = (markup: string): string =>
  Object.entries(HOLES).reduce((made, [name, text]) => made.replaceAll(text, `{{${name}}}`), markup);

/** The groups of a page with all fields, in which each field is a hole. */
function groupsIn(page: string, names: readonly RegisterFieldName[]): FormView['groups'] {
  const found = [...new Set(names.map((name) => elementWith(page, name, names)))];
  return found.map((group) => {
    const fields = names.filter((name) => group.includes(` name="${name}"`));
    const markup = fields.reduce((made, name) => made.replace(elementWith(page, name, [name]), `{{${name}}}`), group);
    return { markup, fields };
  });
}

/**
 * Draws a registration for the flags of a merchant, and cuts it into page, banner, groups and fields (decision 119).
 * @param combinations of flags that are on
 * @param draw draws the page with some flags, after what is given has been done
 * @throws where the pieces put together are not the page that the release draws
 */
export function drawForm(
  { fields: names, answer }: FormDeclaration,
  combinations: readonly (readonly string[])[],
  draw: (flags: readonly string[], prepare: () => void) => string,
): FormView {
  const drawn = (flags: readonly string[], asked: RegisterFields = {}, banner: BannerKind = 'none'): string =>
    withHoles(idsByName(withoutPreloads(draw(flags, () => answer(asked, BANNERS[banner])))));
  const all = (required: boolean): RegisterFields =>
    Object.fromEntries(names.map((name) => [name, { enabled: true, required }]));
  const [optional, required] = [drawn([], all(false)), drawn([], all(true))];
  const [none = '', plain = '', link = ''] = differing(KINDS.map((kind) => drawn([], {}, kind)));
  const groups = groupsIn(required, names);
  const whole = names.map((name) => [name, elementWith(required, name, names)] as const);
  const pages: string[] = [];
  const byFlags = combinations.map((flags) => {
    const page = drawn(flags, all(true)).replace(none, '{{banner}}');
    const parted = whole.reduce(
      (made, [name, markup]) =>
        made.replace(markup, `{{group${groups.findIndex((each) => each.fields.includes(name))}}}`),
      page,
    );
    if (!pages.includes(parted)) pages.push(parted);
    return [flags.join(','), pages.indexOf(parted)] as const;
  });
  const looks = names.map((name) => {
    const look = (page: string) => elementWith(page, name, [name]);
    return [name, [look(optional), look(required)]] as const;
  });
  const view: FormView = {
    ...{ pages, byFlags: Object.fromEntries(byFlags), banners: { none, plain, link }, groups },
    fields: Object.fromEntries(looks),
  };
  const single = names.flatMap((name) => [true, false].map((is) => ({ [name]: { enabled: true, required: is } })));
  for (const flags of combinations)
    for (const kind of KINDS)
      for (const asked of [{}, all(true), all(false), ...(kind === 'link' && flags.length === 0 ? single : [])])
        if (formTemplate(view, flags.join(','), asked, kind) !== drawn(flags, asked, kind))
          throw new Error(`A picture is not the page with ${JSON.stringify({ flags, asked, banner: kind })}`);
  return view;
}

/** All markup of a registration. */
export const markupsOfForm = ({ pages, banners, groups, fields }: FormView): string[] => [
  ...[...pages, ...Object.values(banners)],
  ...[...groups.map(({ markup }) => markup), ...Object.values(fields).flat()],
];
