import { BANKS, type BankCode, CONTENT_TYPES, type SystemStatus, type ValueOf, type Whitelabel } from '../contract';
import { aNumber, aText, aTruth, either, fieldsOf, type Guard, listOf, maybe, oneOf, recordOf } from './shape';

type RowOf<N extends 'announcements' | 'hotMatches' | 'promotions' | 'helpCenter' | 'lotteryList' | 'hotGames'> =
  ValueOf<N>[number];

export const isAnnouncement = fieldsOf<RowOf<'announcements'>>({
  id: aNumber,
  type: oneOf(...Object.values(CONTENT_TYPES)),
  title: aText,
  content: maybe(aText),
  url: maybe(aText),
  image: maybe(aText),
  promotionType: maybe(aText),
  execution: maybe(oneOf('A', 'B', 'F')),
  publishedAt: maybe(aNumber),
});

export const isMatch = fieldsOf<RowOf<'hotMatches'>>({
  matchTime: either(aNumber, aText),
  league: aText,
  homeTeam: aText,
  awayTeam: aText,
  homeTeamImageUrl: aText,
  awayTeamImageUrl: aText,
  vendor: aText,
  roomId: aText,
  nodeId: aNumber,
});

export const isPromotion = fieldsOf<RowOf<'promotions'>>({ key: aText, enabled: aTruth, claimed: aTruth });

export const isHelpTopic = fieldsOf<RowOf<'helpCenter'>>({ title: aText, content: aText });

export const isLottery = fieldsOf<RowOf<'lotteryList'>>({
  code: aText,
  displayName: aText,
  gameClassifyNew: aText,
  lastNumbers: listOf(aNumber),
  lastIssue: aText,
  nextIssue: aText,
  nextDrawAt: aNumber,
});

export const isGame = fieldsOf<RowOf<'hotGames'>>({
  nodeId: aNumber,
  nodeName: aText,
  vassalage: aText,
  gameType: aText,
  gameId: aText,
  roomId: aText,
  gameName: aText,
  showIcon: aText,
  iconUrl: aText,
  mobileLargeIcon: aText,
  mobileSmallIcon: aText,
  supportPlay: aTruth,
  isNew: maybe(aTruth),
  isHot: maybe(aTruth),
});

type Vendors = ValueOf<'gameVendors'>;
type Category = Vendors['sorting'][number];
type Filters = Vendors['mapping'][string][string];

const isVendor = fieldsOf<Filters['vendors'][number]>({
  vassalage: aText,
  mobileSmallIcon: aText,
  accountTypeName: aText,
  background: maybe(aText),
});

export const areVendors = fieldsOf<Vendors>({
  sorting: listOf(
    fieldsOf<Category>({
      gameCategory: aText,
      vendorNames: listOf(
        fieldsOf<Category['vendorNames'][number]>({ gameType: aText, vassalage: aText, accountTypeName: aText }),
      ),
    }),
  ),
  mapping: recordOf(
    recordOf(fieldsOf<Filters>({ vendors: listOf(isVendor), gameClassify: listOf(aText), display: aText })),
  ),
});

export const isNamedVendor = fieldsOf<ValueOf<'vassalage'>[number]>({
  vassalage: aText,
  mobileSmallIcon: aText,
  accountTypeName: aText,
});

type LotteryClass = ValueOf<'lotteryMenu'>[number];

export const isLotteryClass = fieldsOf<LotteryClass>({
  gameClassifyNew: aText,
  displayName: aText,
  lotteries: listOf(
    fieldsOf<LotteryClass['lotteries'][number]>({ code: aText, displayName: aText, until: maybe(aNumber) }),
  ),
});

type Rules = ValueOf<'registerValidation'>;
type Rule = NonNullable<Rules[keyof Rules]>;

const isRule = fieldsOf<Rule>({
  rule: fieldsOf<Rule['rule']>({ min: maybe(aNumber), max: maybe(aNumber), pattern: maybe(aText) }),
});
/** Rules by their field; which fields there are is the platform's. */
export const areRules = recordOf(isRule) as Guard<unknown> as Guard<Rules>;

type Fields = ValueOf<'setRegister'>;

/** Whether a field of the registration is shown, and required, by its name. */
export const areFields = recordOf(
  fieldsOf<NonNullable<Fields[keyof Fields]>>({ enabled: aTruth, required: aTruth }),
) as Guard<unknown> as Guard<Fields>;

type Cards = ValueOf<'bankCards'>;
type Card = Cards['cards'][number];

const isCard = fieldsOf<Card>({
  id: aText,
  bank: oneOf(...(Object.keys(BANKS) as BankCode[])),
  holder: aText,
  lastFour: aText,
  isDefault: aTruth,
});

export const areCards = fieldsOf<Cards>({ cards: listOf(isCard), name: maybe(aText) });

export interface Start {
  readonly status: SystemStatus;
  readonly whitelabel: Whitelabel;
}

const isRecord = recordOf((_): _ is unknown => true);

/** The status as far as a page looks at it, and the flags. */
export const isStart = fieldsOf<Start>({
  status: fieldsOf<{ info: object; location: object }>({
    info: fieldsOf<{ mobileTemplate: object }>({ mobileTemplate: isRecord }),
    location: isRecord,
  }) as Guard<unknown> as Guard<SystemStatus>,
  whitelabel: isRecord as Guard<unknown> as Guard<Whitelabel>,
});
