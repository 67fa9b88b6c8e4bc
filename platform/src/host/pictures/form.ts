import type { Announcement, RegisterFields, RegisterRules } from '@foyer/shared/contract';
import { type BannerKind, type FormView, formTemplate } from '@foyer/shared/remote';
import { PAGE } from './banners';

/** What decides how a merchant's registration looks. */
export interface FormAsked {
  readonly fields: RegisterFields;
  readonly rules: RegisterRules;
  readonly banners: readonly Announcement[];
  /** Whether the form is agreed to in advance, as it was drawn. */
  readonly agreed: boolean;
}

const kindOf = (banner: Announcement | undefined): BannerKind | undefined => {
  if (banner === undefined) return 'none';
  if (!banner.url) return 'plain';
  return PAGE.test(banner.url) ? 'link' : undefined;
};

/**
 * The markup of a registration with holes for texts, and those of its banner (decision 119); none where the merchant has rules of its own, which its
 * hints tell, or a banner that leads to another site.
 */
export function formMarkup(
  view: FormView,
  flags: string,
  { fields, rules, banners, agreed }: FormAsked,
): { readonly markup: string; readonly texts: Readonly<Record<string, string | undefined>> } | undefined {
  const banner = banners.find(({ image }) => image);
  const kind = kindOf(banner);
  if (kind === undefined || !agreed || Object.keys(rules).length > 0) return undefined;
  const markup = formTemplate(view, flags, fields, kind);
  return markup === undefined
    ? undefined
    : { markup, texts: { image: banner?.image, title: banner?.title, url: banner?.url } };
}
