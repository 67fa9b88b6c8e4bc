import type { Static, TSchema } from '@sinclair/typebox';
import type { CallName } from './calls';
import type { schemas } from './schemas';
import type * as account from './schemas/account';
import type * as cashier from './schemas/cashier';
import type * as content from './schemas/content';
import type * as contracts from './schemas/contracts';
import type * as games from './schemas/games';
import type * as help from './schemas/help';
import type * as letters from './schemas/letters';
import type * as lotteries from './schemas/lotteries';
import type * as member from './schemas/member';
import type * as messages from './schemas/messages';
import type * as rain from './schemas/rain';
import type * as records from './schemas/records';
import type * as reports from './schemas/reports';
import type * as rewards from './schemas/rewards';
import type * as site from './schemas/site';
import type * as system from './schemas/system';
import type * as withdrawals from './schemas/withdrawals';

type Schemas = typeof schemas;
type Part<N extends CallName, K extends 'query' | 'body'> =
  Schemas[N] extends Record<K, infer S extends TSchema> ? Static<S> : undefined;

/** Types of a call's query (the client adds the token), body and value. */
export type QueryOf<N extends CallName> =
  Part<N, 'query'> extends infer Q ? (Q extends object ? Omit<Q, 'token'> : Q) : never;
export type BodyOf<N extends CallName> =
  Part<N, 'body'> extends infer B ? (B extends object ? Omit<B, 'token'> : B) : never;
export type ValueOf<N extends CallName> = Static<Schemas[N]['value']>;

export type SiteConfig = Static<typeof site.SiteConfig>;
export type SystemStatus = Static<typeof system.SystemStatus>;
export type MobileTemplate = Static<typeof system.MobileTemplate>;
export type Whitelabel = Static<typeof system.Whitelabel>;
export type Country = Static<typeof system.Country>;
export type DownloadLink = Static<typeof system.DownloadLink>;
export type LoginPayload = Static<typeof member.LoginPayload>;
export type LoginValue = Static<typeof member.LoginValue>;
export type MemberInfo = Static<typeof member.MemberInfo>;
export type RegisterFieldName = (typeof account.REGISTER_FIELDS)[number];
export type RegisterFields = Static<typeof account.RegisterFields>;
export type FieldRule = Static<typeof account.FieldRule>;
export type RegisterRules = Static<typeof account.RegisterRules>;
export type RegisterPayload = Static<typeof account.RegisterPayload>;
export type RegisterValue = Static<typeof account.RegisterValue>;
export type FreePlayValue = Static<typeof account.FreePlayValue>;
export type SecuritySettings = Static<typeof account.SecuritySettings>;
export type SessionEntry = Static<typeof account.SessionEntry>;
export type DeviceEntry = Static<typeof account.DeviceEntry>;
export type HeadIcons = Static<typeof account.HeadIcons>;
export type ClubBenefit = Static<typeof account.ClubBenefit>;
export type Agreement = Static<typeof account.Agreement>;
export type Wallet = Static<typeof member.Wallet>;
export type Game = Static<typeof games.Game>;
export type GamePage = Static<typeof games.GamePage>;
export type Vendor = Static<typeof games.Vendor>;
export type GameCounts = Static<typeof games.GameCounts>;
export type GameHits = Static<typeof games.GameHits>;
export type GameVendors = Static<typeof games.GameVendors>;
export type HotMatch = Static<typeof games.HotMatch>;
export type Lottery = Static<typeof games.Lottery>;
export type LotteryWinner = Static<typeof lotteries.LotteryWinner>;
export type LotteryResult = Static<typeof lotteries.LotteryResult>;
export type LotteryOrder = Static<typeof lotteries.LotteryOrder>;
export type HelpTopic = Static<typeof help.HelpTopic>;
export type Announcement = Static<typeof content.Announcement>;
export type Rain = Static<typeof rain.Rain>;
export type Contract = Static<typeof contracts.Contract>;
export type Activity = Static<typeof content.Activity>;
export type Feedback = Static<typeof letters.Feedback>;
export type Application = Static<typeof letters.Application>;
export type Message = Static<typeof messages.Message>;
export type ActivityInfo = Static<typeof content.ActivityInfo>;
export type Reward = Static<typeof rewards.Reward>;
export type Mission = Static<typeof rewards.Mission>;
export type LeaderBoard = Static<typeof rewards.LeaderBoard>;
export type Invitation = Static<typeof rewards.Invitation>;
export type InvitedFriend = Static<typeof rewards.InvitedFriend>;
export type Promotion = Static<typeof content.Promotion>;
export type BetRecord = Static<typeof records.BetRecord>;
export type BetDetail = Static<typeof records.BetDetail>;
export type RoundProof = Static<typeof records.RoundProof>;
export type RoundSpun = Static<typeof records.RoundSpun>;
export type RoundDealt = Static<typeof records.RoundDealt>;
export type RoundLanded = Static<typeof records.RoundLanded>;
export type RoundRolled = Static<typeof records.RoundRolled>;
export type BetTotals = Static<typeof records.BetTotals>;
export type BetDay = Static<typeof records.BetDay>;
export type ProfitLoss = Static<typeof reports.ProfitLoss>;
export type DepositReport = Static<typeof reports.DepositReport>;
export type WithdrawReport = Static<typeof reports.WithdrawReport>;
export type RebateDay = Static<typeof reports.RebateDay>;
export type RebatePage = Static<typeof reports.RebatePage>;
export type BetRecordPage = Static<typeof records.BetRecordPage>;
export type DepositMethod = Static<typeof cashier.DepositMethod>;
export type DepositOrder = Static<typeof cashier.DepositOrder>;
export type BankCard = Static<typeof withdrawals.BankCard>;
export type BankCards = Static<typeof withdrawals.BankCards>;
export type WithdrawOrder = Static<typeof withdrawals.WithdrawOrder>;
export type Withdrawable = Static<typeof withdrawals.Withdrawable>;
export type Outcome = Static<typeof cashier.Outcome>;
export type AccountRecord = Static<typeof cashier.AccountRecord>;
export type AccountRecordPage = Static<typeof cashier.AccountRecordPage>;

export type Envelope<V> =
  | { success: true; value: V }
  | { success: false; value?: unknown; code: string; message?: string };
