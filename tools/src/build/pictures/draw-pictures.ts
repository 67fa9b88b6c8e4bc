import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@foyer/shared/i18n/languages';
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
import { drawForm, markupsOfForm } from './draw-form';
import { drawList, markupsOf } from './draw-list';
import { drawPieces, markupsOfPieces } from './draw-pieces';
import { drawRows, markupsOfRows } from './draw-rows';
import { rulesFor } from './rules';

/** The language of a visitor who has chosen none: no other is known before the document runs. */
const LANGUAGE = 'TY';

/** What a platform tells of its merchant when it fills the picture. */
const HOLES: readonly Hole[] = [{ site: 'name' }, { site: 'minAge' }, { location: 'dialingCode' }];
const holeAt = (index: number): string => `{{${index}}}`;

/** An age that stands nowhere else in a page, and the digits before numbers that `draw` says. */
const AGE = 98_172_635;
const DIALING = '66';

const site = {
  merchantCode: '',
  trialMerchantCode: '',
  name: holeAt(0),
  currencySymbol: '',
  publicKey: '',
  minAge: AGE,
  nativeToken: '',
  requiredLogin: false,
  theme: {},
};

const withHoles = (page: string): string =>
  page
    .replaceAll(AGE.toLocaleString(languages[LANGUAGE]), holeAt(1))
    .replaceAll(`+${DIALING}`, `+${holeAt(2)}`)
    .replaceAll(`value="${DIALING}"`, `value="${holeAt(2)}"`);

/** All combinations of some flags, as the list of those that are on. */
const combinations = <T>(flags: readonly T[]): T[][] =>
  Array.from({ length: 2 ** flags.length }, (_, bits) => flags.filter((_flag, at) => (bits >> at) % 2 === 1));

/** What is drawn to be filled in by the platform, in place of markup. */
type Views = Pick<ReleasedPicture, 'list' | 'banners' | 'rows' | 'pieces' | 'form'>;

const markupsIn = ({ list, banners, rows, pieces, form }: Views): string[] => [
  ...[...markupsOf(list), ...Object.values(banners ?? {}), ...markupsOfPieces(pieces)],
  ...[...(rows ? markupsOfRows(rows) : []), ...(form ? markupsOfForm(form) : [])],
];

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
    const declaration = declarations[expose] as PictureDeclaration;
    const { flags = [], list, banners, rows, pieces, form } = declaration;
    const drawn = (on: readonly string[], search = '', prepare?: () => void): string => {
      const drawing = { Page, address: address + search, language: LANGUAGE, dictionaries, site, flags: on };
      return withHoles(draw({ ...drawing, ...(prepare && { prepare }) }));
    };
    const drawnWith = (prepare: () => void): string => drawn([], '', prepare);
    const views: Views = {
      ...(list && { list: drawList(list, dictionaries[options.part] ?? {}, (...asked) => drawn([], ...asked)) }),
      ...(banners && { banners: drawBanners(banners, drawnWith) }),
      ...(rows && { rows: drawRows(rows, LANGUAGE, drawnWith) }),
      ...(pieces && { pieces: drawPieces(pieces, drawnWith) }),
      ...(form && { form: drawForm(form, combinations(flags), (on, prepare) => drawn(on, '', prepare)) }),
    };
    const isFilled = Object.keys(views).length > 0;
    const markup = isFilled ? {} : Object.fromEntries(combinations(flags).map((on) => [on.join(','), drawn(on)]));
    const sheets = (info.exposes[expose]?.css ?? []).map((name) => readFileSync(path.join(options.out, name), 'utf8'));
    const styles = rulesFor([...Object.values(markup), ...markupsIn(views)].join('\n'), sheets.join('\n'));
    const common = { expose, address, language: LANGUAGE, styles, flags, markup, holes: HOLES };
    const picture: ReleasedPicture = { ...common, ...views, ...(slot && { slot }) };
    writeFileSync(path.join(options.out, pictureFile(expose)), JSON.stringify(picture));
  }
}
