import type { Announcement, RegisterFieldName, RegisterFields } from '../contract';

/** The page is the merchant's registration, whose fields and banner the platform chooses (decision 119). */
export interface FormDeclaration {
  /** Fields that a merchant may ask for besides those of the flags. Where another one is asked for, there is no picture. */
  readonly fields: readonly RegisterFieldName[];
  /** Puts fields and a banner where the page finds them, as if the platform had answered. */
  readonly answer: (fields: RegisterFields, banner: Announcement | undefined) => void;
}

/** Whether the form has a banner over it, and whether that leads to a page of the site. */
export type BannerKind = 'none' | 'plain' | 'link';

/** How a registration looks. */
export interface FormView {
  /** With `{{banner}}`, `{{group0}}` for the first group of fields, and the holes of the picture. */
  readonly pages: readonly string[];
  /** Which of them has these flags on, joined by commas. */
  readonly byFlags: Readonly<Record<string, number>>;
  /** `{{image}}`, `{{title}}` and `{{url}}` stand where those of the banner belong. */
  readonly banners: Readonly<Record<BannerKind, string>>;
  /** Fields that come and go with what is around them: `{{email}}` stands where that field belongs. */
  readonly groups: readonly { readonly markup: string; readonly fields: readonly string[] }[];
  /** Each field as it looks when it may be left out, and when it may not. */
  readonly fields: Readonly<Record<string, readonly [optional: string, required: string]>>;
}

/**
 * The markup of a registration as a merchant has it, with the holes of its texts.
 * @param flags those that are on, joined by commas
 * @returns undefined where a field is asked for that was not drawn
 */
export function formTemplate(
  { pages, byFlags, banners, groups, fields }: FormView,
  flags: string,
  asked: RegisterFields,
  banner: BannerKind,
): string | undefined {
  const looks = new Map(Object.entries(fields));
  const wanted = Object.entries(asked).filter(([, { enabled }]) => enabled);
  const page = pages[byFlags[flags] ?? -1];
  if (page === undefined || wanted.some(([name]) => !looks.has(name))) return undefined;
  const shown = new Map(wanted.map(([name, { required }]) => [name, looks.get(name)?.[required ? 1 : 0] ?? '']));
  const withHoles = (markup: string, markupOf: (hole: string) => string | undefined): string =>
    markup.replace(/\{\{(\w+)\}\}/g, (text, hole: string) => markupOf(hole) ?? text);
  const ofGroup = groups.map((group) =>
    group.fields.some((name) => shown.has(name)) ? withHoles(group.markup, (name) => shown.get(name) ?? '') : '',
  );
  return withHoles(page, (hole) =>
    hole === 'banner' ? banners[banner] : ofGroup[Number(/^group(\d+)$/.exec(hole)?.[1])],
  );
}
