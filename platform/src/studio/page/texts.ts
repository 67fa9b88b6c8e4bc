/** The text of a key with values for `{name}`; an unknown key gives the general error. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const EN: Readonly<Record<string, string>> = {
  balance: 'Balance',
  stake: 'Stake',
  fair: 'Check the rounds',
  exit: 'Back to the site',
  'stake.low': 'The smallest stake is {amount}.',
  'stake.high': 'The largest stake is {amount}.',
  'balance.insufficient': 'Your balance is too small for this stake. Deposit on the site, or choose a smaller stake.',
  'permission.denied': 'This game is closed at the moment. Choose another one on the site.',
  'system.upgrading': 'The site is closed for maintenance. No bet was placed; your balance is safe.',
  'vendor.maintenance': 'These games are under maintenance. Choose another one on the site.',
  'ip.restricted': 'The site is closed where you are. No bet was placed; your balance is safe.',
  'rate.limited': 'Too many rounds at once. Wait a moment.',
  network: 'No answer. Press again: the round is not played twice.',
  unknown: 'That did not work. Try again.',
  'over.title': 'This visit has ended',
  'over.text': 'Open the game again from the site to go on playing.',
  'sheet.title': 'Check the rounds',
  'sheet.how':
    'What a round comes to follows from two seeds and its number. The hash of our seed is shown before you play; when you change seeds, ours is revealed and your browser recomputes every round.',
  'sheet.hash': 'Hash of our seed',
  'sheet.client': 'Your seed',
  'sheet.nonce': 'Rounds played with it',
  'sheet.rotate': 'Reveal and change seeds',
  'sheet.rounds': 'Rounds',
  'sheet.none': 'No round yet.',
  'sheet.sealed': 'Seed not revealed yet',
  'sheet.fair': 'Recomputed: correct',
  'sheet.unfair': 'Recomputed: does not match',
  'sheet.close': 'Close',
  'sheet.round': 'Round {n}',
  lobby: 'Games',
  minimum: 'from {amount}',
};

const TH: Readonly<Record<string, string>> = {
  balance: 'ยอดเงิน',
  stake: 'เดิมพัน',
  fair: 'ตรวจสอบผลแต่ละรอบ',
  exit: 'กลับไปที่เว็บไซต์',
  'stake.low': 'เดิมพันขั้นต่ำคือ {amount}',
  'stake.high': 'เดิมพันสูงสุดคือ {amount}',
  'balance.insufficient': 'ยอดเงินไม่พอสำหรับเดิมพันนี้ ฝากเงินที่เว็บไซต์ หรือเลือกเดิมพันที่น้อยลง',
  'permission.denied': 'เกมนี้ปิดให้บริการชั่วคราว โปรดเลือกเกมอื่นที่เว็บไซต์',
  'system.upgrading': 'เว็บไซต์ปิดปรับปรุง ยังไม่มีการวางเดิมพัน ยอดเงินของคุณปลอดภัย',
  'vendor.maintenance': 'เกมเหล่านี้กำลังปรับปรุงระบบ โปรดเลือกเกมอื่นที่เว็บไซต์',
  'ip.restricted': 'เว็บไซต์ไม่เปิดให้บริการในพื้นที่ของคุณ ยังไม่มีการวางเดิมพัน ยอดเงินของคุณปลอดภัย',
  'rate.limited': 'เล่นเร็วเกินไป โปรดรอสักครู่',
  network: 'ไม่มีการตอบกลับ กดอีกครั้งได้ รอบนี้จะไม่ถูกเล่นซ้ำ',
  unknown: 'ทำรายการไม่สำเร็จ โปรดลองอีกครั้ง',
  'over.title': 'การเล่นครั้งนี้สิ้นสุดแล้ว',
  'over.text': 'เปิดเกมจากเว็บไซต์อีกครั้งเพื่อเล่นต่อ',
  'sheet.title': 'ตรวจสอบผลแต่ละรอบ',
  'sheet.how':
    'ผลของแต่ละรอบคำนวณจากซีดสองชุดและลำดับรอบ เราแสดงแฮชของซีดของเราก่อนเล่น เมื่อคุณเปลี่ยนซีด เราจะเปิดเผยซีดเดิม และเบราว์เซอร์ของคุณจะคำนวณทุกรอบใหม่',
  'sheet.hash': 'แฮชของซีดของเรา',
  'sheet.client': 'ซีดของคุณ',
  'sheet.nonce': 'จำนวนรอบที่เล่นด้วยซีดนี้',
  'sheet.rotate': 'เปิดเผยและเปลี่ยนซีด',
  'sheet.rounds': 'รอบที่ผ่านมา',
  'sheet.none': 'ยังไม่มีรอบ',
  'sheet.sealed': 'ยังไม่เปิดเผยซีด',
  'sheet.fair': 'คำนวณซ้ำแล้ว: ถูกต้อง',
  'sheet.unfair': 'คำนวณซ้ำแล้ว: ไม่ตรงกัน',
  'sheet.close': 'ปิด',
  'sheet.round': 'รอบที่ {n}',
  lobby: 'เกม',
  minimum: 'เริ่มต้น {amount}',
};

export interface Tables {
  readonly EN: Readonly<Record<string, string>>;
  readonly TH: Readonly<Record<string, string>>;
}

/** The texts of a language code, over those of every page; English for codes without texts. */
export const textsWith = (language: string, more: Tables = { EN: {}, TH: {} }): Text =>
  tableText(language, { EN: { ...EN, ...more.EN }, TH: { ...TH, ...more.TH } });

function tableText(language: string, tables: Tables): Text {
  const table = language === 'TY' || language === 'TH' ? tables.TH : tables.EN;
  return (key, values = {}) =>
    (table[key] ?? table['unknown'] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}
