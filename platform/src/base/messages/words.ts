import Big from 'big.js';
import type { Tier } from '../jackpots/tiers';
import { languageOf } from '../sites/message-language';
import type { Site } from '../sites/site';

/** What a message is about, by its kind. Amounts are decimals as text, in the merchant's currency. */
export interface About {
  readonly 'deposit.approved': { readonly orderNo: string; readonly amount: string };
  readonly 'deposit.refused': { readonly orderNo: string; readonly amount: string; readonly reason: string | null };
  readonly 'withdrawal.paid': { readonly orderNo: string; readonly amount: string };
  readonly 'withdrawal.refused': { readonly orderNo: string; readonly amount: string; readonly reason: string | null };
  readonly 'dividend.paid': { readonly period: string; readonly amount: string };
  /** `title`: what it is called in each language. */
  readonly 'reward.paid': {
    readonly title: Readonly<Record<'EN' | 'TY', string>>;
    readonly amount: string;
    readonly purse: 'main' | 'bonus';
  };
  /** `lottery`: its name in each language. */
  readonly 'draw.void': {
    readonly lottery: Readonly<Record<'EN' | 'TY', string>>;
    readonly issue: string;
    readonly amount: string;
  };
  /** `game`: the title that it was won at. */
  readonly 'jackpot.won': { readonly tier: Tier; readonly amount: string; readonly game: string };
  readonly 'contract.offered': { readonly kind: 'salary' | 'dividend' | 'hourSalary' };
}

export interface Words {
  readonly title: string;
  readonly body: string;
}

type Texts = { readonly [K in keyof About]: (about: About[K], money: (amount: string) => string) => Words };

const because = (word: string, reason: string | null): string => (reason === null ? '' : ` ${word}: ${reason}`);

const POTS = {
  EN: { grand: 'Grand', major: 'Major', mini: 'Mini' },
  TY: { grand: 'แกรนด์', major: 'เมเจอร์', mini: 'มินิ' },
} as const;

const CONTRACTS = {
  EN: { salary: 'daily salary', dividend: 'dividend', hourSalary: 'hourly salary' },
  TY: { salary: 'เงินเดือนรายวัน', dividend: 'เงินปันผล', hourSalary: 'เงินรายชั่วโมง' },
} as const;

const EN: Texts = {
  'deposit.approved': ({ orderNo, amount }, money) => ({
    title: `Deposit ${orderNo} has arrived`,
    body: `${money(amount)} is in your main wallet.`,
  }),
  'deposit.refused': ({ orderNo, amount, reason }, money) => ({
    title: `Deposit ${orderNo} was refused`,
    body: `${money(amount)} was not added to your wallet.${because('Reason', reason)}`,
  }),
  'withdrawal.paid': ({ orderNo, amount }, money) => ({
    title: `Withdrawal ${orderNo} was paid out`,
    body: `${money(amount)} is on its way to your bank card.`,
  }),
  'withdrawal.refused': ({ orderNo, amount, reason }, money) => ({
    title: `Withdrawal ${orderNo} was refused`,
    body: `${money(amount)} is back in your wallet.${because('Reason', reason)}`,
  }),
  'dividend.paid': ({ period, amount }, money) => ({
    title: `Your dividend of ${period} was paid`,
    body: `${money(amount)} is in your main wallet.`,
  }),
  'reward.paid': ({ title, amount, purse }, money) => ({
    title: `${title.EN}: ${money(amount)}`,
    body: purse === 'main' ? 'It is in your main wallet.' : 'It is in your bonus wallet, and becomes yours by playing.',
  }),
  'draw.void': ({ lottery, issue, amount }, money) => ({
    title: `${lottery.EN} ${issue} is void`,
    body: `Your stake of ${money(amount)} is back in your wallet.`,
  }),
  'jackpot.won': ({ tier, amount, game }, money) => ({
    title: `You won the ${POTS.EN[tier]} jackpot: ${money(amount)}`,
    body: `It came with a round of ${game} and is in your wallet.`,
  }),
  'contract.offered': ({ kind }) => ({
    title: 'You have an offer of a contract',
    body: `It is about your ${CONTRACTS.EN[kind]}. You can answer it for seven days.`,
  }),
};

const TY: Texts = {
  'deposit.approved': ({ orderNo, amount }, money) => ({
    title: `การฝาก ${orderNo} เข้าแล้ว`,
    body: `${money(amount)} อยู่ในกระเป๋าหลักของคุณแล้ว`,
  }),
  'deposit.refused': ({ orderNo, amount, reason }, money) => ({
    title: `การฝาก ${orderNo} ถูกปฏิเสธ`,
    body: `ยอด ${money(amount)} ไม่ได้เข้ากระเป๋าของคุณ${because('เหตุผล', reason)}`,
  }),
  'withdrawal.paid': ({ orderNo, amount }, money) => ({
    title: `การถอน ${orderNo} จ่ายแล้ว`,
    body: `${money(amount)} กำลังโอนเข้าบัตรธนาคารของคุณ`,
  }),
  'withdrawal.refused': ({ orderNo, amount, reason }, money) => ({
    title: `การถอน ${orderNo} ถูกปฏิเสธ`,
    body: `คืนเงิน ${money(amount)} เข้ากระเป๋าแล้ว${because('เหตุผล', reason)}`,
  }),
  'dividend.paid': ({ period, amount }, money) => ({
    title: `จ่ายเงินปันผลงวด ${period} แล้ว`,
    body: `${money(amount)} อยู่ในกระเป๋าหลักของคุณแล้ว`,
  }),
  'reward.paid': ({ title, amount, purse }, money) => ({
    title: `${title.TY}: ${money(amount)}`,
    body: purse === 'main' ? 'อยู่ในกระเป๋าหลักของคุณแล้ว' : 'อยู่ในกระเป๋าโบนัสของคุณแล้ว เล่นครบตามยอดแล้วเป็นเงินของคุณ',
  }),
  'draw.void': ({ lottery, issue, amount }, money) => ({
    title: `${lottery.TY} งวด ${issue} เป็นโมฆะ`,
    body: `คืนเงินเดิมพัน ${money(amount)} เข้ากระเป๋าแล้ว`,
  }),
  'jackpot.won': ({ tier, amount, game }, money) => ({
    title: `คุณชนะแจ็คพอต${POTS.TY[tier]} ${money(amount)}`,
    body: `ได้จากการเล่น ${game} เงินอยู่ในกระเป๋าของคุณแล้ว`,
  }),
  'contract.offered': ({ kind }) => ({
    title: 'คุณได้รับข้อเสนอสัญญา',
    body: `ข้อเสนอเรื่อง${CONTRACTS.TY[kind]} ตอบได้ภายในเจ็ดวัน`,
  }),
};

/** The words of a message in the merchant's language (B039). */
export function wordsOf<K extends keyof About>(
  site: Pick<Site, 'language' | 'currencySymbol'>,
  kind: K,
  about: About[K],
): Words {
  const texts = languageOf(site) === 'TY' ? TY : EN;
  return texts[kind](about, (amount) => `${site.currencySymbol}${grouped(new Big(amount).toFixed(2))}`);
}

const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ',');
