import { createHash } from 'node:crypto';
import Big from 'big.js';
import { escapedHtml } from '../../base/server/escaped-html';
import type { Site } from '../../base/sites/site';
import { findMethod } from './methods';
import { type Order, orderNoOf, totalOf } from './orders';

const STYLE = `
:root { color-scheme: dark light; --ground: #13111a; --raised: #1c1926; --line: #2c2838; --text: #f4f0e8; --muted: #a79fb3; --lantern: #f5b544; --on: #201703; }
@media (prefers-color-scheme: light) { :root { --ground: #f7f4ee; --raised: #fff; --line: #e2dcd0; --text: #221d2b; --muted: #625a70; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--text); font: 16px/1.6 system-ui, "Noto Sans Thai", sans-serif; }
main { max-inline-size: 30rem; margin-inline: auto; padding: 24px 16px 32px; }
.note { margin: 0 0 24px; padding: 8px 12px; border: 1px dashed var(--line); border-radius: 14px; color: var(--muted); font-size: 14px; }
h1 { margin: 0 0 4px; font-size: 20px; }
.sum { margin: 0 0 16px; font-size: 28px; font-weight: 700; font-variant-numeric: tabular-nums; }
dl { margin: 0 0 24px; padding: 4px 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 14px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 10px; border-block-end: 1px solid var(--line); }
dl div:last-child { border: 0; }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
button, a { display: block; inline-size: 100%; min-block-size: 52px; padding: 12px; border: 1px solid var(--line); border-radius: 999px; background: var(--raised); color: var(--text); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.main { border-color: transparent; background: var(--lantern); color: var(--on); }
:focus-visible { outline: 2px solid var(--lantern); outline-offset: 2px; }
`;

/** What the policy of the page allows as its style. */
export const PAGE_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const WORDS = {
  en: {
    demo: 'Payment host of the demonstration: no real money moves here.',
    title: (site: string) => `Pay ${site}`,
    order: 'Order',
    method: 'Method',
    amount: 'Deposit',
    fee: 'Fee',
    sum: 'To pay',
    paid: 'Pay now',
    refused: 'Let the payment fail',
    cancelled: 'Cancel',
    over: 'This order can no longer be paid here.',
    back: 'Back to the cashier',
  },
  th: {
    demo: 'หน้าชำระเงินสำหรับสาธิต ไม่มีการเคลื่อนย้ายเงินจริง',
    title: (site: string) => `ชำระเงินให้ ${site}`,
    order: 'รายการ',
    method: 'ช่องทาง',
    amount: 'ยอดฝาก',
    fee: 'ค่าธรรมเนียม',
    sum: 'ยอดชำระ',
    paid: 'ชำระเงิน',
    refused: 'จำลองการชำระเงินไม่สำเร็จ',
    cancelled: 'ยกเลิก',
    over: 'รายการนี้ชำระที่หน้านี้ไม่ได้แล้ว',
    back: 'กลับไปหน้าฝากเงิน',
  },
} as const;

interface PageOf {
  readonly order: Order;
  readonly site: Pick<Site, 'name' | 'currencySymbol'>;
  readonly isThai: boolean;
  /** Whether it can still be paid. */
  readonly isOpen: boolean;
}

/** The payment page of a demonstration: what is to be paid, and how it ends. Without a script. */
export function paymentPage({ order, site, isThai, isOpen }: PageOf): string {
  const lang = isThai ? 'th' : 'en';
  const say = WORDS[lang];
  const money = (amount: string) =>
    `${site.currencySymbol}${new Big(amount).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
  const name = findMethod(order.method)?.name[isThai ? 'TY' : 'EN'] ?? order.method;
  const facts = [
    [say.order, orderNoOf(order.id)],
    [say.method, name],
    [say.amount, money(order.amount)],
    [say.fee, money(order.fee)],
    [say.sum, money(totalOf(order))],
  ] as const;
  const choice = (state: 'paid' | 'refused' | 'cancelled') =>
    `<button name="state" value="${state}"${state === 'paid' ? ' class="main"' : ''}>${escapedHtml(say[state])}</button>`;
  const back = escapedHtml(`${order.siteOrigin ?? ''}/m/voucherCenter?order=${orderNoOf(order.id)}`);
  const end = isOpen
    ? `<form method="post">${choice('paid')}${choice('refused')}${choice('cancelled')}</form>`
    : `<p>${escapedHtml(say.over)}</p><a href="${back}">${escapedHtml(say.back)}</a>`;
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapedHtml(say.title(site.name))}</title><style>${STYLE}</style></head>
<body><main><p class="note">${escapedHtml(say.demo)}</p><h1>${escapedHtml(say.title(site.name))}</h1>
<p class="sum">${escapedHtml(money(totalOf(order)))}</p>
<dl>${facts.map(([term, value]) => `<div><dt>${escapedHtml(term)}</dt><dd>${escapedHtml(value)}</dd></div>`).join('')}</dl>
${end}</main></body></html>`;
}
