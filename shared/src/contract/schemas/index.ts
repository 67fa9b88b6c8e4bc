import { type TSchema, Type } from '@sinclair/typebox';
import type { CallName } from '../calls';
import * as account from './account';
import * as agency from './agency';
import { AgentUnread, DividendInfo, TeamKpi, TeamKpiQuery } from './agent';
import { Beacon } from './beacon';
import * as cashier from './cashier';
import * as content from './content';
import * as contracts from './contracts';
import * as dividends from './dividends';
import { Nothing } from './envelope';
import * as games from './games';
import { HelpCenter, HelpQuery } from './help';
import * as letters from './letters';
import * as lotteries from './lotteries';
import * as member from './member';
import * as messages from './messages';
import * as purses from './purses';
import { OpenRedRainBody, RedPacket, RedRain } from './rain';
import { BetDetail, BetQuery, BetRecordPage, RecordQuery } from './records';
import * as reports from './reports';
import * as rewards from './rewards';
import { Country, DownloadLink, Exposure, ServiceLinks, SystemStatus, Template, Whitelabel } from './system';
import { TeamBets, TeamBetsQuery } from './team-bets';
import { TeamMembers, TeamMembersQuery } from './team-members';
import * as transfers from './transfers';
import * as withdrawals from './withdrawals';

interface CallSchema {
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly value: TSchema;
}

const nodeQuery = Type.Object({ nodeId: Type.Integer(), vendor: Type.String(), token: Type.String() });

/** Request and answer schemas of each call. The platform validates both with them; the front end uses only their types. */
export const schemas = {
  systemStatus: { value: SystemStatus },
  whitelabel: { value: Whitelabel },
  template: { value: Template },
  country: { value: Type.Array(Country) },
  service: { value: ServiceLinks },
  setRegister: { value: account.RegisterFields },
  registerValidation: { value: account.RegisterRules },
  agreement: { query: account.AgreementQuery, value: account.Agreement },
  helpCenter: { query: HelpQuery, value: HelpCenter },
  exposure: { body: Exposure, value: Nothing },
  beacon: { body: Beacon, value: Nothing },
  login: { body: member.LoginPayload, value: member.LoginValue },
  logout: { query: Type.Object({ token: Type.Optional(Type.String()) }), value: Nothing },
  renew: { value: member.RenewValue },
  captcha: { value: Type.String({ description: 'PNG in base64' }) },
  captchaSound: {
    query: Type.Object({ language: Type.String({ maxLength: 8, description: 'spoken in TY, or else in EN' }) }),
    value: Type.String({ description: 'WAV in base64' }),
  },
  memberInfo: { value: member.MemberInfo },
  createTrial: { query: Type.Object({ merchant_code: Type.String() }), value: Type.String() },
  freePlay: { body: account.FreePlayBody, value: account.FreePlayValue },
  register: { body: account.RegisterPayload, value: account.RegisterValue },
  registerMobile: { body: account.RegisterPayload, value: account.RegisterValue },
  affiliateCheck: { query: account.AffiliateQuery, value: Nothing },
  smsNoLogin: { body: account.SmsBody, value: account.SmsValue },
  smsRegister: { body: account.SmsRegisterBody, value: account.SmsValue },
  smsReset: { body: account.SmsBody, value: account.SmsValue },
  passwordByEmail: { body: account.PasswordByEmailBody, value: Nothing },
  passwordByLink: { body: account.PasswordByLinkBody, value: Nothing },
  passwordBySms: { body: account.PasswordBySmsBody, value: Nothing },
  changePassword: { body: account.ChangePasswordBody, value: Nothing },
  security: { value: account.SecuritySettings },
  proofCode: { body: account.ProofCodeBody, value: account.SmsValue },
  emailCode: { body: account.EmailCodeBody, value: account.SmsValue },
  bindEmail: { body: account.BindEmailBody, value: Nothing },
  smsBind: { body: account.SmsBindBody, value: account.SmsValue },
  bindMobile: { body: account.BindMobileBody, value: Nothing },
  paymentPassword: { body: account.PaymentPasswordBody, value: Nothing },
  memberSessions: { value: Type.Array(account.SessionEntry) },
  endSession: { query: Type.Object({ id: Type.String() }), value: Nothing },
  endOtherSessions: { value: Type.Object({ ended: Type.Integer() }) },
  devices: { value: Type.Array(account.DeviceEntry) },
  unbindDevice: { query: Type.Object({ id: Type.String() }), value: Nothing },
  headIcon: { value: account.HeadIcons },
  setHeadIcon: { body: account.HeadIconBody, value: account.HeadIconValue },
  clubBenefit: { value: account.ClubBenefit },
  balance: { value: member.Wallet },
  merchantWallet: { value: member.MerchantWallet },
  betRecords: { query: RecordQuery, value: BetRecordPage },
  betRecord: { query: BetQuery, value: Type.Union([BetDetail, Type.Null()]) },
  depositMethods: { query: cashier.DepositMethodsQuery, value: Type.Array(cashier.DepositMethod) },
  deposit: { body: cashier.DepositBody, value: cashier.DepositOrder },
  cancelDeposit: { body: cashier.CancelDepositBody, value: cashier.DepositOrder },
  openDeposits: { query: cashier.OpenDepositsQuery, value: Type.Array(cashier.DepositOrder) },
  profitLoss: { query: reports.ProfitLossQuery, value: reports.ProfitLoss },
  depositReport: { query: reports.DepositReportQuery, value: reports.DepositReport },
  withdrawReport: { query: reports.WithdrawReportQuery, value: reports.WithdrawReport },
  rebateReport: { query: reports.RebateQuery, value: reports.RebatePage },
  withdrawable: { value: withdrawals.Withdrawable },
  withdraw: { body: withdrawals.WithdrawBody, value: withdrawals.WithdrawOrder },
  withdrawal: { query: withdrawals.WithdrawalQuery, value: Type.Union([withdrawals.WithdrawOrder, Type.Null()]) },
  cancelWithdrawal: { body: withdrawals.CancelWithdrawalBody, value: withdrawals.WithdrawOrder },
  bankCards: { value: withdrawals.BankCards },
  addCard: { body: withdrawals.AddCardBody, value: withdrawals.BankCards },
  defaultCard: { body: withdrawals.DefaultCardBody, value: withdrawals.BankCards },
  removeCard: { body: withdrawals.RemoveCardBody, value: withdrawals.BankCards },
  outcome: { query: cashier.OutcomeQuery, value: cashier.Outcome },
  closeSubmit: { query: cashier.OutcomeQuery, value: cashier.Outcome },
  vendorWallets: { value: Type.Array(purses.VendorPurse) },
  vendorWallet: { query: purses.VendorWalletQuery, value: purses.VendorWallet },
  walletTransfer: { body: purses.WalletTransferBody, value: purses.WalletTransfer },
  uplineReceiver: { value: transfers.TransferReceiver },
  uplineTransfer: { body: transfers.TransferBody, value: transfers.TransferReceipt },
  agentReceiver: { query: transfers.AgentReceiverQuery, value: transfers.TransferReceiver },
  agentTransfer: { body: transfers.TransferBody, value: transfers.TransferReceipt },
  accountRecords: { query: cashier.AccountRecordQuery, value: cashier.AccountRecordPage },
  gameVendors: { value: games.GameVendors },
  gameList: { query: games.GameListQuery, value: games.GamePage },
  vassalage: { value: games.Vassalage },
  vassalTypes: { query: games.VassalTypesQuery, value: games.VassalTypes },
  gameMenus: { query: games.GameMenusQuery, value: games.GameMenus },
  gameCounts: { value: games.GameCounts },
  gameSearch: { query: games.GameSearchQuery, value: games.GameHits },
  hotGames: { query: games.HotGamesQuery, value: Type.Array(games.Game) },
  hotMatches: { value: Type.Array(games.HotMatch) },
  jackpots: { value: Type.Array(games.JackpotPot) },
  favourites: { query: games.FavouriteQuery, value: games.FavouritePage },
  addFavourite: { body: games.FavouriteBody, value: Nothing },
  removeFavourite: { query: nodeQuery, value: Nothing },
  recentGames: { query: games.RecentQuery, value: games.GamePage },
  addRecent: { query: nodeQuery, value: Nothing },
  launchGame: { query: games.LaunchQuery, value: games.LaunchValue },
  lotteryList: {
    query: games.LotteriesQuery,
    value: Type.Array(games.Lottery),
  },
  lotteryMenu: { query: games.LotteryMenuQuery, value: games.LotteryMenu },
  lotteryBoard: { query: lotteries.LotteryBoardQuery, value: lotteries.LotteryBoard },
  placeOrder: { query: lotteries.OrderQuery, body: lotteries.PlaceOrderBody, value: lotteries.PlacedOrder },
  lotteryOrders: { query: lotteries.LotteryOrdersQuery, value: lotteries.LotteryOrders },
  lotteryOrder: { query: lotteries.LotteryOrderQuery, value: lotteries.LotteryOrderDetail },
  tellWins: { body: lotteries.TellWinsBody, query: lotteries.OrderQuery, value: lotteries.ToldWins },
  cancelOrder: { query: lotteries.OrderQuery, body: lotteries.CancelOrderBody, value: lotteries.LotteryOrder },
  lotteryResults: { query: lotteries.LotteryResultsQuery, value: lotteries.LotteryResults },
  lotteryWinners: { query: lotteries.LotteryWinnersQuery, value: Type.Array(lotteries.LotteryWinner) },
  vnResults: { query: lotteries.VnResultsQuery, value: lotteries.VnResults },
  vnNumero: { query: lotteries.VnNumeroQuery, value: lotteries.VnNumero },
  lotteryFairness: { query: lotteries.LotteryFairnessQuery, value: lotteries.LotteryFairness },
  announcements: { query: content.AnnouncementsQuery, value: Type.Array(content.Announcement) },
  promotions: { value: Type.Array(content.Promotion) },
  rewards: { query: rewards.RewardsQuery, value: Type.Array(rewards.Reward) },
  claimReward: { body: rewards.ClaimRewardBody, value: rewards.ClaimedReward },
  mission: { value: rewards.Mission },
  leaderBoard: { value: rewards.LeaderBoard },
  invitation: { value: rewards.Invitation },
  invitedFriends: { query: rewards.InvitedFriendsQuery, value: rewards.InvitedFriends },
  activities: { query: content.ActivitiesQuery, value: content.ActivityPage },
  // The value is null when the activity does not exist or is not visible now.
  activity: { query: content.ActivityQuery, value: Type.Union([content.ActivityInfo, Nothing]) },
  sendFeedback: { body: letters.SendFeedbackBody, value: letters.SentFeedback },
  feedbackList: { query: letters.FeedbackListQuery, value: letters.FeedbackList },
  feedback: { query: letters.FeedbackQuery, value: Type.Union([letters.Feedback, Type.Null()]) },
  feedbackPicture: {
    query: letters.FeedbackPictureQuery,
    value: Type.Union([Type.String({ description: 'JPEG in base64' }), Type.Null()]),
  },
  apply: { body: letters.ApplyBody, value: letters.Application },
  application: { query: letters.ApplicationQuery, value: Type.Union([letters.Application, Type.Null()]) },
  messages: { query: messages.MessagesQuery, value: messages.MessagePage },
  message: { query: messages.MessageQuery, value: Type.Union([messages.Message, Type.Null()]) },
  messageCount: { value: Type.Integer() },
  unreadMessages: { value: Type.Integer() },
  readMessages: { body: messages.MessagesBody, value: messages.MessageCounts },
  deleteMessages: { query: messages.DeleteMessagesQuery, value: messages.MessageCounts },
  downloadLinks: { value: Type.Array(DownloadLink) },
  teamKpi: { query: TeamKpiQuery, value: TeamKpi },
  dividendInfo: { value: DividendInfo },
  agentUnread: { value: AgentUnread },
  redRain: { value: RedRain },
  openRedRain: { body: OpenRedRainBody, value: RedPacket },
  agentRates: { query: agency.AgentRatesQuery, value: agency.AgentRates },
  changeRates: { body: agency.ChangeRatesBody, value: agency.RatedMember },
  teamOverview: { query: reports.TeamOverviewQuery, value: reports.TeamOverview },
  teamPnl: { query: reports.TeamPnlQuery, value: reports.TeamPnl },
  teamMembers: { query: TeamMembersQuery, value: TeamMembers },
  teamBets: { query: TeamBetsQuery, value: TeamBets },
  teamOrder: { query: lotteries.LotteryOrderQuery, value: lotteries.TeamOrder },
  teamRebate: { query: agency.TeamRebateQuery, value: agency.TeamRebate },
  agentLinks: { value: agency.AgentLinks },
  makeAgentLink: { body: agency.MakeLinkBody, value: agency.AgentLink },
  openAccount: { body: agency.OpenAccountBody, value: agency.OpenedAccount },
  renewFirstPassword: { body: agency.RenewFirstPasswordBody, value: agency.RenewedFirstPassword },
  dropAgentLink: { query: agency.DropLinkQuery, value: Nothing },
  rateHistory: { query: agency.RateHistoryQuery, value: agency.RateHistory },
  dailySalaryContract: { value: contracts.SalaryContracts },
  dailySalaryProcess: { value: contracts.SalaryContracts },
  dividendContract: { value: contracts.DividendContracts },
  hourSalaryProcess: { value: contracts.HourContracts },
  dividends: { value: dividends.Dividends },
  dividendLines: { query: dividends.DividendLinesQuery, value: dividends.DividendLines },
  confirmDividend: { body: dividends.ConfirmDividendBody, value: dividends.ConfirmedDividend },
  answerContract: { body: contracts.AnswerContractBody, value: contracts.Contract },
} as const satisfies Record<CallName, CallSchema>;

export * from './account';
export * from './content';
export { envelopeOf } from './envelope';
export * from './games';
export * from './member';
export * from './messages';
export { sentences } from './sentences';
export { SiteConfig } from './site';
export * from './system';
