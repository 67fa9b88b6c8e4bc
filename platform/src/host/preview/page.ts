import { createHash } from 'node:crypto';
import type { PreviewLink } from '@foyer/shared/trust';
import { escapedHtml } from '../../base/server/escaped-html';

const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 .5rem}p{margin:.5rem 0}
ul{list-style:none;margin:1rem 0;padding:0;border-block:1px solid #8885}
li{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0}li+li{border-block-start:1px solid #8883}
b{overflow-wrap:anywhere;text-align:end}form{margin:1.5rem 0 0}
button{font:inherit;font-weight:600;min-height:3rem;width:100%;border:1px solid #8888;border-radius:.75rem;background:light-dark(#ffd27a,#6b4a12);color:inherit}`;

/** The page runs nothing, and asks for nothing but itself. */
export const PAGE_POLICY = `default-src 'none'; base-uri 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

const words = {
  en: {
    title: 'Preview of releases',
    offer:
      'This browser will show these releases instead of the live ones. Nobody else sees them, and this visit is not counted.',
    shown: 'This browser shows these releases instead of the live ones.',
    until: 'Until',
    show: 'Show them in this browser',
    end: 'End the preview',
    none: 'This browser shows the live releases.',
    wrong: 'This link does not count here: it is incomplete, of another site, or the key that signed it was changed.',
    ended: 'This link has ended. This browser shows the live releases. Ask for a new link.',
    unfit: 'What is live has changed, and these releases cannot be shown with it. Ask for a new link. The reason:',
  },
  th: {
    title: 'ดูตัวอย่างเวอร์ชัน',
    offer: 'เบราว์เซอร์นี้จะแสดงเวอร์ชันด้านล่างแทนเวอร์ชันที่ใช้งานจริง ไม่มีใครอื่นเห็น และการเข้าชมนี้ไม่ถูกนับ',
    shown: 'เบราว์เซอร์นี้กำลังแสดงเวอร์ชันด้านล่างแทนเวอร์ชันที่ใช้งานจริง',
    until: 'จนถึง',
    show: 'แสดงในเบราว์เซอร์นี้',
    end: 'จบการดูตัวอย่าง',
    none: 'เบราว์เซอร์นี้แสดงเวอร์ชันที่ใช้งานจริง',
    wrong: 'ลิงก์นี้ใช้ที่นี่ไม่ได้: ไม่ครบถ้วน เป็นของเว็บไซต์อื่น หรือกุญแจที่ลงนามถูกเปลี่ยนแล้ว',
    ended: 'ลิงก์นี้หมดอายุแล้ว เบราว์เซอร์นี้แสดงเวอร์ชันที่ใช้งานจริง กรุณาขอลิงก์ใหม่',
    unfit: 'เวอร์ชันที่ใช้งานจริงเปลี่ยนไปแล้ว จึงแสดงเวอร์ชันเหล่านี้ร่วมกันไม่ได้ กรุณาขอลิงก์ใหม่ เหตุผล:',
  },
} as const;

/** What the page says: of a link that is opened, or of what this browser shows. */
export type PageState =
  | { readonly kind: 'offer'; readonly link: PreviewLink; readonly action: string }
  | { readonly kind: 'shown'; readonly link: PreviewLink }
  /** `why`: what is lacking, in English as the release command says it. */
  | { readonly kind: 'unfit'; readonly why: string }
  | { readonly kind: 'none' | 'wrong' | 'ended' };

const button = (action: string, text: string): string =>
  `<form method="post" action="${escapedHtml(action)}"><button>${text}</button></form>`;

/** @param accepted languages that the browser asks for */
export function previewPage(state: PageState, accepted = ''): string {
  const code = /^th\b/i.test(accepted) ? 'th' : 'en';
  const text = words[code];
  const lines = [`<p>${text[state.kind]}</p>`];
  if (state.kind === 'unfit') lines.push(`<p lang="en">${escapedHtml(state.why)}</p>`);
  if ('link' in state) {
    const { releases, until } = state.link;
    const rows = Object.entries(releases).map(
      ([part, version]) => `<li><span>${escapedHtml(part)}</span><b>${escapedHtml(version)}</b></li>`,
    );
    const at = new Date(until).toISOString();
    lines.push(
      `<ul>${rows.join('')}<li><span>${text.until}</span><b><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></b></li></ul>`,
      state.kind === 'offer' ? button(state.action, text.show) : button('/preview/end', text.end),
    );
  }
  return `<!doctype html><html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.title}</title><style>${STYLE}</style></head><body><main><h1>${text.title}</h1>${lines.join('\n')}</main></body></html>`;
}
