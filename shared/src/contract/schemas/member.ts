import { Type } from '@sinclair/typebox';
import { Decimal, Moment } from './envelope';
import { WalletTransfer } from './purses';

/** The plain body of a log-in, before encryption (S3-LOGIN-01, A023). `captcha` is "" when none is shown. */
export const LoginPayload = Type.Object({
  username: Type.String(),
  password: Type.String(),
  captcha: Type.String(),
  type: Type.Union([Type.Literal('username'), Type.Literal('sms'), Type.Literal('firebase')]),
  countryDialingCode: Type.Optional(Type.String()),
  firebaseChannel: Type.Optional(Type.String()),
  firebaseIdToken: Type.Optional(Type.String()),
  firebaseMobileNo: Type.Optional(Type.String()),
});

/** An encrypted body. The encrypted key travels in the header `Encryption` (A019). */
export const SealedBody = Type.Object({ value: Type.String() });

/** Somebody else made the password (B023): until it is changed, the session opens little else. */
const mustChangePassword = Type.Optional(Type.Literal(true));

export const LoginValue = Type.Object({
  token: Type.String(),
  userName: Type.String(),
  customerType: Type.Integer(),
  firstTimeLogin: Type.Boolean(),
  mustChangePassword,
});

export const RenewValue = Type.Object({ expiresAt: Type.Integer({ description: 'epoch milliseconds' }) });

export const MemberInfo = Type.Object({
  id: Type.Integer(),
  nickname: Type.String(),
  account: Type.String(),
  regDate: Type.Union([Type.Integer(), Type.String()]),
  type: Type.Integer(),
  toUpline: Type.Union([Type.Boolean(), Type.Integer(), Type.String(), Type.Null()]),
  vipLevel: Type.Optional(Type.String()),
  headIcon: Type.Optional(Type.String()),
  mustChangePassword,
  affiliateCode: Type.Optional(Type.String({ description: 'what the member gives to friends who register (A036)' })),
});

/** GET /wps/wallets/balance (A091). */
export const Wallet = Type.Object({
  sumBalance: Type.Union([Decimal, Type.Number()]),
  currencySymbol: Type.String(),
  /** When the next draw of an open lottery order is made, or the last match of an open bet ends: the page asks then what it brought (F-SETTLE-06). */
  nextDraw: Type.Optional(Moment),
});

/** GET /wps/wallets/merchant: the member's purses at this merchant, one row for each: `main`, `bonus`, `vendor:DS88`. */
export const MerchantWallet = Type.Object({
  wallets: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      balance: Decimal,
      /** The vendor does not answer, so that what its purse holds is not known. */
      unavailable: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** Transfers between purses whose arrival is not known yet, in no purse (B017). */
  onWay: Type.Optional(Type.Array(WalletTransfer)),
  /** Withdrawals on their way: beside the purses, in no sum (B003). */
  held: Type.Optional(Decimal),
});
