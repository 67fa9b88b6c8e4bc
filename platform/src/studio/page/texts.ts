/** The text of a key with values for `{name}`; an unknown key gives the general error. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What every page says, in English and in Thai. */
const COMMON: Readonly<Record<string, readonly [string, string]>> = {
  balance: ['Balance', 'ยอดเงิน'],
  stake: ['Stake', 'เดิมพัน'],
  fair: ['Check the rounds', 'ตรวจสอบผลแต่ละรอบ'],
  exit: ['Back to the site', 'กลับไปที่เว็บไซต์'],
  'stake.low': ['The smallest stake is {amount}.', 'เดิมพันขั้นต่ำคือ {amount}'],
  'stake.high': ['The largest stake is {amount}.', 'เดิมพันสูงสุดคือ {amount}'],
  'balance.insufficient': [
    'Your balance is too small for this stake. Deposit on the site, or choose a smaller stake.',
    'ยอดเงินไม่พอสำหรับเดิมพันนี้ ฝากเงินที่เว็บไซต์ หรือเลือกเดิมพันที่น้อยลง',
  ],
  'permission.denied': [
    'This game is closed at the moment. Choose another one on the site.',
    'เกมนี้ปิดให้บริการชั่วคราว โปรดเลือกเกมอื่นที่เว็บไซต์',
  ],
  'system.upgrading': [
    'The site is closed for maintenance. No bet was placed; your balance is safe.',
    'เว็บไซต์ปิดปรับปรุง ยังไม่มีการวางเดิมพัน ยอดเงินของคุณปลอดภัย',
  ],
  'vendor.maintenance': [
    'These games are under maintenance. Choose another one on the site.',
    'เกมเหล่านี้กำลังปรับปรุงระบบ โปรดเลือกเกมอื่นที่เว็บไซต์',
  ],
  'ip.restricted': [
    'The site is closed where you are. No bet was placed; your balance is safe.',
    'เว็บไซต์ไม่เปิดให้บริการในพื้นที่ของคุณ ยังไม่มีการวางเดิมพัน ยอดเงินของคุณปลอดภัย',
  ],
  'rate.limited': ['Too many rounds at once. Wait a moment.', 'เล่นเร็วเกินไป โปรดรอสักครู่'],
  network: ['No answer. Press again: the round is not played twice.', 'ไม่มีการตอบกลับ กดอีกครั้งได้ รอบนี้จะไม่ถูกเล่นซ้ำ'],
  unknown: ['That did not work. Try again.', 'ทำรายการไม่สำเร็จ โปรดลองอีกครั้ง'],
  'over.title': ['This visit has ended', 'การเล่นครั้งนี้สิ้นสุดแล้ว'],
  'over.text': ['Open the game again from the site to go on playing.', 'เปิดเกมจากเว็บไซต์อีกครั้งเพื่อเล่นต่อ'],
  'sheet.title': ['Check the rounds', 'ตรวจสอบผลแต่ละรอบ'],
  'sheet.how': [
    'What a round comes to follows from two seeds and its number. The hash of our seed is shown before you play; when you change seeds, ours is revealed and your browser recomputes every round.',
    'ผลของแต่ละรอบคำนวณจากซีดสองชุดและลำดับรอบ เราแสดงแฮชของซีดของเราก่อนเล่น เมื่อคุณเปลี่ยนซีด เราจะเปิดเผยซีดเดิม และเบราว์เซอร์ของคุณจะคำนวณทุกรอบใหม่',
  ],
  'sheet.hash': ['Hash of our seed', 'แฮชของซีดของเรา'],
  'sheet.client': ['Your seed', 'ซีดของคุณ'],
  'sheet.nonce': ['Rounds played with it', 'จำนวนรอบที่เล่นด้วยซีดนี้'],
  'sheet.rotate': ['Reveal and change seeds', 'เปิดเผยและเปลี่ยนซีด'],
  'sheet.rounds': ['Rounds', 'รอบที่ผ่านมา'],
  'sheet.none': ['No round yet.', 'ยังไม่มีรอบ'],
  'sheet.sealed': ['Seed not revealed yet', 'ยังไม่เปิดเผยซีด'],
  'sheet.fair': ['Recomputed: correct', 'คำนวณซ้ำแล้ว: ถูกต้อง'],
  'sheet.unfair': ['Recomputed: does not match', 'คำนวณซ้ำแล้ว: ไม่ตรงกัน'],
  'sheet.close': ['Close', 'ปิด'],
  'sheet.round': ['Round {n}', 'รอบที่ {n}'],
  lobby: ['Games', 'เกม'],
  minimum: ['from {amount}', 'เริ่มต้น {amount}'],
};
const common = (at: 0 | 1) => Object.fromEntries(Object.entries(COMMON).map(([key, both]) => [key, both[at]]));

export interface Tables {
  readonly EN: Readonly<Record<string, string>>;
  readonly TH: Readonly<Record<string, string>>;
}

/** The texts of a language code, over those of every page; English for codes without texts. */
export const textsWith = (language: string, more: Tables = { EN: {}, TH: {} }): Text =>
  tableText(language, { EN: { ...common(0), ...more.EN }, TH: { ...common(1), ...more.TH } });

function tableText(language: string, tables: Tables): Text {
  const table = language === 'TY' || language === 'TH' ? tables.TH : tables.EN;
  return (key, values = {}) =>
    (table[key] ?? table['unknown'] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
