import type { ValueOf } from '@foyer/shared/contract';
import Big from 'big.js';
import type { CallContext } from '../../../base/call/call';
import type { Db } from '../../../base/db/database';
import { isTaken } from '../../../base/db/is-taken';
import { submitOnce } from '../../../base/ledger/submit-once';
import { countOrRefuse } from '../../../base/limits/rate';
import { createMember } from '../../../base/members/create-member';
import { Refusal } from '../../../base/refusals/refusal';
import { addDays } from '../../../base/time/days';
import { merchantDayOf } from '../../../base/time/merchant-day';
import { demandField } from '../../registration/demand-field';
import { demandRange, writeRates } from '../rates/change-rates';
import { lockRates, ownRates, type Rates } from '../rates/rates';

/** Names that an agent may try per hour: more than anybody types, and few for whoever stole the token or asks which names exist. */
const TRIES = { limit: 60, windowMs: 3_600_000 };
/** Types of members by what the agent calls them (B023). */
const TYPES = { player: 0, agent: 1 } as const;

type Opened = ValueOf<'openAccount'>;

/**
 * Opens an account directly below an agent, with rates from today on and a first password that has to be changed (B023). The
 * password is in no answer, and no part of what is kept of the submit.
 *
 * @throws Refusal `account.format`, `password.format`, `rate.bounds` for a rate above the agent's own, `member.exists` when the name
 *   is taken, `rate.limited`
 */
export async function openAccount(context: CallContext<'openAccount'>): Promise<Opened> {
  const { db, site, session, body, now } = context;
  const { id: memberId, merchantCode } = session.member;
  const { key, password, ...request } = body;
  const counted = { merchant: merchantCode, action: 'account.open', subject: String(memberId), now };
  await countOrRefuse(db, { ...counted, ...TRIES });
  await demandField(site, 'username', { value: body.username, field: 'username' });
  await demandField(site, 'password', { value: password, field: 'password' });
  const submit = { merchant: merchantCode, memberId, operation: 'openAccount', key, request, at: now };
  try {
    return await submitOnce(db, submit, (tx) => open(tx, context));
  } catch (error) {
    if (isTaken(error, 'members_name')) throw new Refusal('member.exists', { field: 'username' });
    throw error;
  }
}

async function open(tx: Db, { site, session, body, now }: CallContext<'openAccount'>): Promise<Opened> {
  const { member: agent } = session;
  const { username, password, kind } = body;
  await lockRates(tx, [agent.id]);
  const [today, own] = [merchantDayOf(now, site.timeZone), await ownRates(tx, site, agent, now)];
  demandRange(body.rates, own);
  const rates = body.rates.map(({ category, rate }) => ({ category, rate: new Big(rate).toFixed(1) }));
  const { id: memberId } = await createMember(tx, {
    ...{ merchantCode: agent.merchantCode, username, password, mustChangePassword: true },
    ...{ type: TYPES[kind], uplineId: agent.id, toUpline: true, registeredAt: now },
  });
  await lockRates(tx, [memberId]);
  const given = { memberId, byId: agent.id, at: now };
  // What the agent gets from tomorrow on is given from tomorrow on, too.
  const present = capped(rates, await ownRates(tx, site, agent, now, today));
  await writeRates(tx, { ...given, rates: present, fromDay: today });
  await writeRates(tx, { ...given, rates, fromDay: addDays(today, 1) });
  return { username, kind, rates };
}

const capped = (rates: Opened['rates'], own: Rates): Opened['rates'] =>
  rates.map(({ category, rate }) => {
    const most = own.get(category) ?? '0';
    return { category, rate: new Big(rate).gt(most) ? most : rate };
  });
