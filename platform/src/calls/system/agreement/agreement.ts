import type { Agreement } from '@foyer/shared/contract';
import { escapedHtml } from '../../../base/server/escaped-html';
import type { Site } from '../../../base/sites/site';
import type { Section } from './agreement-text';
import { english } from './en';
import { thai } from './ty';

/** A merchant's user agreement as HTML; English where the language has no text (A059). */
export function agreementOf(site: Pick<Site, 'name' | 'minAge'>, language: string): Agreement {
  const { title, sections } = language === 'TY' || language === 'TH' ? thai : english;
  return { title, content: sections(site).map(asHtml).join('\n') };
}

function asHtml({ heading, points = [], paragraphs = [] }: Section, at: number): string {
  const list = points.map((point) => `<li>${escapedHtml(point)}</li>`).join('');
  return [
    `<h2>${at + 1}. ${escapedHtml(heading)}</h2>`,
    ...(list === '' ? [] : [`<ul>${list}</ul>`]),
    ...paragraphs.map((text) => `<p>${escapedHtml(text)}</p>`),
  ].join('\n');
}
