import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOME } from '@foyer/shared/paths';
import {
  type Hole,
  type PictureDeclaration,
  pictureFile,
  type ReleasedPicture,
  type ReleaseInfo,
} from '@foyer/shared/remote';
import { globSync } from 'tinyglobby';
import type { BuildOptions } from '../common';
import { picturesOf } from './bundle';
import { drawBanners } from './draw-banners';
import { drawList, markupsOf } from './draw-list';
import { rulesFor } from './rules';

/** The language of a visitor who has chosen none: no other is known before the document runs. */
const LANGUAGE = 'TY';

/** What the site calls itself is told by the platform that fills the picture. */
const HOLES: readonly Hole[] = [{ site: 'name' }];
const holeAt = (index: number): string => `{{${index}}}`;

const site = {
  merchantCode: '',
  trialMerchantCode: '',
  name: holeAt(0),
  currencySymbol: '',
  publicKey: '',
  minAge: 18,
  nativeToken: '',
  requiredLogin: false,
  theme: {},
};

/** All combinations of some flags, as the list of those that are on. */
const combinations = <T>(flags: readonly T[]): T[][] =>
  Array.from({ length: 2 ** flags.length }, (_, bits) => flags.filter((_flag, at) => (bits >> at) % 2 === 1));

const exposesWithPicture = (folder: string): string[] =>
  globSync('src/*/*.picture.ts', { cwd: folder })
    .map((file) => path.basename(file, '.picture.ts'))
    .sort();

/** Where a page or widget is shown; a widget with a picture is one of home. */
function placeOf(
  { pages, widgets }: ReleaseInfo,
  expose: string,
): { readonly address?: string; readonly slot?: string } {
  const address = Object.entries(pages).find(([, { page }]) => page === expose)?.[0];
  if (address !== undefined) return { address };
  const slot = Object.entries(widgets).find(([, shown]) => shown.some(({ widget }) => widget === expose))?.[0];
  return slot?.startsWith('home.') ? { address: HOME, slot } : {};
}

/**
 * Draws the first view of each page or widget that has a `*.picture.ts`, by its own components, into a file of the release (decision 99).
 * @param info description of the release, whose stylesheets are in `options.out`
 * @throws when a page cannot be drawn without a browser, or no page has that name
 */
export async function drawPictures(options: BuildOptions, info: ReleaseInfo): Promise<void> {
  const exposes = exposesWithPicture(options.folder);
  if (exposes.length === 0) return;
  const { draw, pages, dictionaries, declarations } = await picturesOf(options, exposes, LANGUAGE);
  for (const expose of exposes) {
    const { address, slot } = placeOf(info, expose);
    const Page = pages[expose];
    if (address === undefined || Page === undefined)
      throw new Error(`${options.part}: ${expose} has a picture and no page`);
    const { flags = [], list, banners } = declarations[expose] as PictureDeclaration;
    const drawn = (on: readonly string[], search = '', prepare?: () => void): string =>
      draw({
        ...{ Page, address: address + search, language: LANGUAGE, dictionaries, site, flags: on },
        ...(prepare && { prepare }),
      });
    const filled = list && drawList(list, dictionaries[options.part] ?? {}, (...asked) => drawn([], ...asked));
    const ofBanners = banners && drawBanners(banners, (prepare) => drawn([], '', prepare));
    const markup =
      list || banners ? {} : Object.fromEntries(combinations(flags).map((on) => [on.join(','), drawn(on)]));
    const sheets = (info.exposes[expose]?.css ?? []).map((name) => readFileSync(path.join(options.out, name), 'utf8'));
    const styles = rulesFor(
      [...Object.values(markup), ...markupsOf(filled), ...Object.values(ofBanners ?? {})].join('\n'),
      sheets.join('\n'),
    );
    const common = { expose, address, language: LANGUAGE, styles, flags, markup, holes: HOLES };
    const inPlaceOf = { ...(filled && { list: filled }), ...(ofBanners && { banners: ofBanners }) };
    const picture: ReleasedPicture = { ...common, ...inPlaceOf, ...(slot && { slot }) };
    writeFileSync(path.join(options.out, pictureFile(expose)), JSON.stringify(picture));
  }
}
