import { Type } from '@sinclair/typebox';
import { SubmitKey } from './cashier';
import { Decimal, Moment } from './envelope';

const ContractKind = Type.Union([Type.Literal('salary'), Type.Literal('dividend'), Type.Literal('hourSalary')]);

const ContractState = Type.Union([
  Type.Literal('offered'),
  Type.Literal('accepted'),
  Type.Literal('refused'),
  Type.Literal('withdrawn'),
  Type.Literal('expired'),
]);

/** A contract of an agent (B024). Of the steps, lowest first, the highest with both marks reached counts. */
export const Contract = Type.Object({
  id: Type.Integer(),
  kind: ContractKind,
  state: ContractState,
  steps: Type.Array(Type.Object({ turnover: Decimal, activeMembers: Type.Integer(), percent: Decimal })),
  offeredAt: Moment,
  /** From this moment on an offer has no answer. */
  expiresAt: Moment,
  /** When it was answered or withdrawn. */
  decidedAt: Type.Optional(Moment),
  /** When it comes into force; for an offer, if it is accepted now. */
  startsAt: Moment,
  /** The merchant's day of that moment. */
  firstDay: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  endsAt: Type.Optional(Moment),
});

/** Filled while an offer waits for an answer (A095). */
const Waiting = Type.Union([Type.String(), Type.Null()]);
const OrNone = Type.Union([Contract, Type.Null()]);
const both = { offer: OrNone, running: OrNone };

export const SalaryContracts = Type.Object({ dailysalreqtype: Waiting, ...both });
export const DividendContracts = Type.Object({ divtypecompperiodreq: Waiting, ...both });
export const HourContracts = Type.Object({ contracthoursalreq: Waiting, ...both });

export const AnswerContractBody = Type.Object(
  { id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), accept: Type.Boolean(), key: SubmitKey },
  { additionalProperties: false },
);
