import type { Words } from '../../base/catalogue/content-kinds';
import { profileOf } from '../../base/reels/profiles';
import type { BOOK } from '../kinds/kind';
import type { RoundKind } from '../protocol';
import type { VendorGame } from '../vendor-game';

type Titled = Pick<VendorGame, 'nodeId' | 'gameName'>;

/** What is told of a kind of game in a few words, in both languages. The page of the game has all its rules. */
export interface About {
  readonly name: Words;
  readonly features: (game: Titled) => readonly Words[];
  readonly rules: readonly Words[];
}

const none = () => [];

const REELS: About = {
  name: { EN: 'Reels', TY: 'สล็อต' },
  features({ nodeId }) {
    const { times, freeOneIn } = profileOf(nodeId);
    return [
      { EN: 'Wilds', TY: 'สัญลักษณ์แทน' },
      { EN: `Free spins, every win ×${times}`, TY: `ฟรีสปิน ทุกรางวัล ×${times}` },
      { EN: `Free spins in one spin of ${freeOneIn}`, TY: `ได้ฟรีสปินหนึ่งครั้งใน ${freeOneIn} ครั้ง` },
    ];
  },
  rules: [
    {
      EN: 'Three or more of the same symbol in a row from the left reel pay on each line. The lantern stands for every symbol except the moon.',
      TY: 'สัญลักษณ์เดียวกันตั้งแต่สามตัวเรียงจากวงล้อซ้ายได้รางวัลในแต่ละไลน์ โคมไฟแทนได้ทุกสัญลักษณ์ยกเว้นพระจันทร์',
    },
    {
      EN: 'Three or more moons anywhere pay and start free spins. They belong to the same round and cost nothing.',
      TY: 'พระจันทร์ตั้งแต่สามดวงที่ใดก็ได้ได้รางวัลและเริ่มฟรีสปิน ซึ่งนับเป็นรอบเดียวกันและไม่เสียเดิมพันเพิ่ม',
    },
  ],
};

const RISE: About = {
  name: { EN: 'Rising game', TY: 'เกมลอยขึ้น' },
  features: none,
  rules: [
    {
      EN: 'Choose a height from 1.20× to 50.00× and a stake. If it gets there, your stake comes back that many times; if not, it is lost.',
      TY: 'เลือกความสูงตั้งแต่ 1.20× ถึง 50.00× และเดิมพัน หากลอยถึงจะได้เดิมพันคืนตามจำนวนเท่านั้น หากไม่ถึงจะเสียเดิมพัน',
    },
    { EN: 'A lower height is reached more often and pays less.', TY: 'ความสูงที่ต่ำกว่าถึงบ่อยกว่าและจ่ายน้อยกว่า' },
  ],
};

const CARDS: About = {
  name: { EN: 'Baccarat', TY: 'บาคาร่า' },
  features: none,
  rules: [
    {
      EN: 'Bet on Player, Banker, a tie or a pair. The hand nearer to nine wins; third cards follow fixed rules.',
      TY: 'เดิมพันผู้เล่น เจ้ามือ เสมอ หรือคู่ มือที่ใกล้เก้าที่สุดชนะ ไพ่ใบที่สามเป็นไปตามกติกา',
    },
    {
      EN: 'Banker pays 0.95 for one. When both tie, stakes on Player and Banker come back.',
      TY: 'เจ้ามือจ่าย 0.95 ต่อหนึ่ง เมื่อเสมอ คืนเดิมพันทั้งฝั่งผู้เล่นและเจ้ามือ',
    },
  ],
};

const ROULETTE: About = {
  name: { EN: 'Roulette', TY: 'รูเล็ต' },
  features: () => [{ EN: 'A single zero', TY: 'ศูนย์เดียว' }],
  rules: [
    {
      EN: 'The ball falls into one of 37 pockets, each as likely as any other. Bet on a number, several of them, a colour, odd or even.',
      TY: 'ลูกบอลตกลงในช่องใดช่องหนึ่งจาก 37 ช่องโดยมีโอกาสเท่ากัน เดิมพันเลขเดียว หลายเลข สี คี่ หรือคู่',
    },
    {
      EN: 'When 0 comes, all bets lose but those that cover it.',
      TY: 'เมื่อออก 0 ทุกเดิมพันแพ้ ยกเว้นเดิมพันที่มีเลข 0',
    },
  ],
};

const DICE: About = {
  name: { EN: 'Sic Bo', TY: 'ไฮโล' },
  features: none,
  rules: [
    {
      EN: 'Three dice are rolled under a dome. Every bet is about what they show, or about their sum.',
      TY: 'ทอยเต๋าสามลูกใต้โดม ทุกเดิมพันขึ้นอยู่กับหน้าเต๋าหรือผลรวม',
    },
    {
      EN: 'Small, big, odd and even lose when all three dice show the same number.',
      TY: 'ต่ำ สูง คี่ และคู่ แพ้เมื่อเต๋าทั้งสามลูกออกเลขเดียวกัน',
    },
  ],
};

const KENO: About = {
  name: { EN: 'Keno', TY: 'คีโน' },
  features: none,
  rules: [
    {
      EN: 'Ten of forty balls are drawn. Mark one to ten numbers: the more of them come, the more it pays.',
      TY: 'ออกเลขสิบลูกจากสี่สิบลูก เลือกหนึ่งถึงสิบหมายเลข ยิ่งถูกมากยิ่งจ่ายมาก',
    },
    {
      EN: 'Bets beside the ticket are on the sum of all ten, and on which half has more of them.',
      TY: 'เดิมพันอื่นคือผลรวมของสิบหมายเลข และครึ่งไหนออกมากกว่า',
    },
  ],
};

const FIGHTS: About = {
  name: { EN: 'Bout', TY: 'การต่อสู้' },
  features: none,
  rules: [
    {
      EN: 'Red and blue meet over five rounds. Bet on who wins, in which round it ends, or whose blow lands first.',
      TY: 'แดงพบน้ำเงินห้ายก เดิมพันว่าใครชนะ จบในยกใด หรือใครเข้าเป้าก่อน',
    },
    { EN: 'On a draw, stakes on red and blue come back.', TY: 'เมื่อเสมอ คืนเดิมพันฝั่งแดงและน้ำเงิน' },
  ],
};

const FISH: About = {
  name: { EN: 'Fishing', TY: 'ยิงปลา' },
  features: () => [
    { EN: 'Lightning: a catch pays ×5', TY: 'สายฟ้า: ปลาที่จับได้จ่าย ×5' },
    { EN: 'Whirl: a catch pays ×2', TY: 'น้ำวน: ปลาที่จับได้จ่าย ×2' },
  ],
  rules: [
    {
      EN: 'A shot is a stake on one kind of fish. Up to ten go in a volley; rarer fish pay more and are caught less often.',
      TY: 'หนึ่งนัดคือเดิมพันหนึ่งครั้งกับปลาหนึ่งชนิด ยิงได้ชุดละไม่เกินสิบนัด ปลาที่หายากจ่ายมากกว่าและจับได้น้อยกว่า',
    },
    {
      EN: 'Which fish of a kind is hit, and where it swims, changes nothing.',
      TY: 'จะยิงโดนตัวใดในชนิดเดียวกัน หรือปลาว่ายที่ไหน ไม่มีผลต่อโอกาส',
    },
  ],
};

const BOOK_OF_MATCHES: About = {
  name: { EN: 'Sports book', TY: 'เดิมพันกีฬา' },
  features: none,
  rules: [
    {
      EN: 'Bet on results, handicaps and totals, before a match and while it is played. What a bet pays is fixed when it is placed.',
      TY: 'เดิมพันผลการแข่งขัน แต้มต่อ และสกอร์รวม ทั้งก่อนและระหว่างแข่ง อัตราจ่ายคงที่เมื่อวางเดิมพัน',
    },
  ],
};

/** A lottery of the house, whose bets have odds of their own. */
export const LOTTERY: About = {
  name: { EN: 'Lottery', TY: 'หวย' },
  features: none,
  rules: [
    {
      EN: 'Choose a way to bet and your numbers before the draw closes. Odds and limits of each way stand at its board.',
      TY: 'เลือกวิธีเดิมพันและเลขก่อนปิดรับ อัตราจ่ายและวงเงินของแต่ละวิธีแสดงบนกระดาน',
    },
  ],
};

/** What is told of the titles of a kind. */
export const ABOUT: Readonly<Record<RoundKind | typeof BOOK.name, About>> = {
  reels: REELS,
  rise: RISE,
  cards: CARDS,
  roulette: ROULETTE,
  dice: DICE,
  keno: KENO,
  fights: FIGHTS,
  fish: FISH,
  book: BOOK_OF_MATCHES,
};
