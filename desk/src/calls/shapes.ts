/** What the desk's calls answer (`platform/src/desk`). Amounts are decimal texts. */

export const roles = ['viewer', 'cashier', 'manager'] as const;
export type Role = (typeof roles)[number];

export interface Merchant {
  readonly code: string;
  readonly name: string;
  readonly currencySymbol: string;
  readonly timeZone: string;
  /** Above it two operators have to agree; null: one is enough for all. */
  readonly fourEyesAbove: string | null;
  readonly role: Role;
}

export interface Session {
  readonly name: string;
  readonly merchants: readonly Merchant[];
}

/** A moment as an ISO text or in epoch milliseconds. */
export type Moment = string | number;

/** Who asked first for a decision that two have to agree on. */
interface Waiting {
  readonly act: string;
  readonly by: string;
  readonly at: Moment;
  readonly own: boolean;
}

/** What lists of withdrawals and deposits have in common. */
export interface OrderRow {
  readonly orderNo: string;
  readonly member: string;
  readonly status: string;
  readonly amount: string;
  readonly fee: string;
  readonly reason: string | null;
  readonly createdAt: Moment;
  readonly waiting: Waiting | null;
}

/** What was done on an order or a letter. */
export interface DoneAct {
  readonly id: number;
  readonly at: Moment;
  /** Null: whoever holds the key of the operations. */
  readonly by: string | null;
  readonly act: string;
  readonly outcome: 'done' | 'waiting' | 'refused';
  readonly details: Readonly<Record<string, string>>;
}

/** One order, with what this operator may do now. */
export interface OrderMore {
  readonly steps: readonly { readonly status: string; readonly at: Moment }[];
  readonly may: readonly string[];
  /** Whether its payment needs two operators. */
  readonly ofTwo: boolean;
  readonly acts: readonly DoneAct[];
}

export interface WithdrawalRow extends OrderRow {
  /** What is paid out: the amount less its fee. */
  readonly received: string;
  readonly card: {
    readonly bank: string;
    /** Masked, as the number is (B016). */
    readonly holder: string;
    readonly lastFour: string;
  };
}

export interface DepositRow extends OrderRow {
  readonly methodName: Readonly<Record<'EN' | 'TY', string>>;
  /** What the payer pays: the amount and its fee. */
  readonly total: string;
  readonly payBy: Moment | null;
  readonly paidAt: Moment | null;
}

export interface TrailAct extends DoneAct {
  readonly subject: string | null;
  readonly address: string;
}

/** What a bank said about a deposit. */
export interface NoticeRow {
  readonly id: number;
  readonly saidAt: Moment;
  readonly said: 'paid' | 'refused' | 'cancelled';
  /** What was paid, as the bank says. */
  readonly paid: string;
  /** The state that it led the deposit to; null: nothing came of it. */
  readonly ledTo: string | null;
  readonly orderNo: string;
  readonly member: string;
  /** Of the deposit, now. */
  readonly status: string;
  /** What was asked for. */
  readonly total: string;
}

/** A settlement of a period. */
export interface JobRun {
  readonly kind: string;
  readonly period: string;
  readonly startsAt: Moment;
  readonly endsAt: Moment;
  readonly state: 'open' | 'computed' | 'done';
  readonly members: number;
  readonly sum: string;
  readonly doneAt: Moment | null;
}

/** What a contract pays from a turnover and a number of active members on. */
export interface ContractStep {
  readonly turnover: string;
  readonly activeMembers: number;
  readonly percent: string;
}

export interface ContractRow {
  readonly id: number;
  readonly member: string;
  readonly kind: string;
  readonly state: string;
  readonly steps: readonly ContractStep[];
  readonly offeredAt: Moment;
  readonly expiresAt: Moment;
  readonly decidedAt: Moment | null;
}

export interface MemberRow {
  readonly username: string;
  /** Kind of account, as members' own calls say it. */
  readonly type: number;
  readonly registeredAt: Moment;
}

/** What has to be staked before money can be withdrawn. */
interface OpenDemand {
  readonly id: number;
  readonly origin: 'deposit' | 'bonus';
  readonly reference: string;
  readonly asked: string;
  readonly filled: string;
}

export interface MemberMore extends MemberRow {
  readonly upline: string | null;
  /** Amounts by the name of the purse. */
  readonly purses: Readonly<Record<string, string>>;
  readonly available: string;
  readonly demands: readonly OpenDemand[];
}

export interface MovementRow {
  readonly id: number;
  readonly at: Moment;
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: string;
  readonly reference: string;
}

export interface MessageRow {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly sentAt: Moment;
}

/** What a member wrote, and what was answered. */
export interface FeedbackRow {
  readonly id: number;
  readonly member: string;
  readonly type: 'money' | 'games' | 'account' | 'site';
  readonly content: string;
  readonly sentAt: Moment;
  readonly answer: string | null;
  readonly answeredAt: Moment | null;
  /** How many pictures came with it. */
  readonly pictures: number;
}

export interface FeedbackMore extends FeedbackRow {
  readonly mayAnswer: boolean;
  readonly acts: readonly DoneAct[];
}

/** An application for an activity. */
export interface ApplicationRow {
  readonly id: number;
  readonly member: string;
  readonly activityId: number;
  /** Null for an activity that is not there any more. */
  readonly title: Readonly<Record<'EN' | 'TY', string>> | null;
  readonly comment: string;
  readonly state: 'waiting' | 'accepted' | 'refused';
  readonly sentAt: Moment;
  /** The word to the member. */
  readonly answer: string | null;
  readonly decidedAt: Moment | null;
  readonly pictures: number;
}

export interface ApplicationMore extends ApplicationRow {
  /** Decisions that this operator may take now. */
  readonly may: readonly ('accept' | 'refuse')[];
  readonly acts: readonly DoneAct[];
}

export interface MaintainedVendor {
  readonly code: string;
  readonly name: string;
  /** When its maintenance ends; null without one. */
  readonly until: Moment | null;
  /** Closed at this merchant without an end, which only the operations change. */
  readonly closed: boolean;
}

/** Whether the merchant's site and its vendors are in maintenance. */
export interface Maintenance {
  readonly closed: boolean;
  /** Whether this operator may change it. */
  readonly may: boolean;
  readonly vendors: readonly MaintainedVendor[];
}
