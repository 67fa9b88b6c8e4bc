import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { oldRows, type Removal } from '../base/db/old-rows';
import {
  beaconCounts,
  beaconErrors,
  beaconSalts,
  beaconVisitors,
  captchas,
  consoleSessions,
  depositOrders,
  devices,
  documentReaders,
  documentRefusals,
  experimentMembers,
  experimentVisitors,
  exposures,
  guessBudgets,
  hostFaults,
  loginFailures,
  members,
  operatorSessions,
  outbox,
  passwordLinks,
  rainPackets,
  rateWindows,
  sessions,
  sportMatches,
  submits,
  toldConversions,
  toldMembers,
  trialNames,
  vendorVisits,
  verificationCodes,
} from '../base/db/schema';
import { outlived, outlivedReally } from '../base/db/times';
import { outlivedMessages } from '../base/outbox/outlived';
import { unpaidDeposits } from '../calls/cashier/orders';
import { unusedMatches } from '../studio/sport/sweep-matches';
import { idleTrialMembers } from './trial-members';

const DAY_MS = 86_400_000;

/** Removal of a table's old rows. */
export interface Sweep {
  /** Name in the log and the lock; never changes. */
  readonly name: string;
  readonly table: PgTable;
  readonly remove: Removal;
  /** Rows per transaction; a thousand by default. */
  readonly batch?: number;
}

/**
 * Tables that grow (decision 23). A table is either here or in `without-sweep.ts`; an index that starts with the
 * ordering column finds its old rows.
 */
export const sweeps: readonly Sweep[] = [
  { name: 'captchas', table: captchas, remove: aged(captchas, captchas.expiresAt, captchas.merchantCode) },
  {
    name: 'failed log-ins',
    table: loginFailures,
    remove: aged(loginFailures, loginFailures.at, loginFailures.merchantCode, DAY_MS),
  },
  {
    name: 'budgets of guesses',
    table: guessBudgets,
    remove: aged(guessBudgets, guessBudgets.overAt, guessBudgets.merchantCode, DAY_MS),
  },
  {
    // The longest window lasts a day, so older rows no longer count.
    name: 'rate windows',
    table: rateWindows,
    remove: aged(rateWindows, rateWindows.startedAt, rateWindows.merchantCode, 2 * DAY_MS),
  },
  {
    name: 'codes',
    table: verificationCodes,
    remove: aged(verificationCodes, verificationCodes.expiresAt, verificationCodes.merchantCode, DAY_MS),
  },
  {
    name: 'links',
    table: passwordLinks,
    remove: aged(passwordLinks, passwordLinks.expiresAt, passwordLinks.merchantCode, DAY_MS),
  },
  {
    name: 'trial names',
    table: trialNames,
    remove: aged(trialNames, trialNames.createdAt, trialNames.merchantCode, DAY_MS),
  },
  { name: 'trial members', table: members, remove: idleTrialMembers, batch: 50 },
  { name: 'sessions', table: sessions, remove: aged(sessions, sessions.expiresAt, sessions.merchantCode, DAY_MS) },
  {
    name: 'sessions of operators',
    table: operatorSessions,
    remove: oldRows(operatorSessions, operatorSessions.expiresAt, outlivedReally(operatorSessions.expiresAt, DAY_MS)),
  },
  {
    name: 'sessions of the console',
    table: consoleSessions,
    remove: oldRows(consoleSessions, consoleSessions.expiresAt, outlivedReally(consoleSessions.expiresAt, DAY_MS)),
  },
  {
    // A browser drops the cookie after 400 days.
    name: 'devices',
    table: devices,
    remove: aged(devices, devices.lastSeenAt, devices.merchantCode, 400 * DAY_MS),
  },
  {
    // Unused tickets of the vendor; a visit is deleted with its session.
    name: 'tickets',
    table: vendorVisits,
    remove: oldRows(vendorVisits, vendorVisits.ticketExpiresAt, (times) => {
      return sql`${vendorVisits.tokenHash} is null and ${outlivedReally(vendorVisits.ticketExpiresAt, DAY_MS)(times)}`;
    }),
  },
  {
    // During this time a key gets its stored answer; afterwards it counts as new.
    name: 'submits',
    table: submits,
    remove: aged(submits, submits.at, submits.merchantCode, 30 * DAY_MS),
  },
  {
    name: 'exposures',
    table: exposures,
    remove: aged(exposures, exposures.firstAt, exposures.merchantCode, 180 * DAY_MS),
  },
  {
    name: 'visitors of experiments',
    table: experimentVisitors,
    remove: aged(experimentVisitors, experimentVisitors.firstAt, experimentVisitors.merchantCode, 180 * DAY_MS),
  },
  {
    name: 'members of experiments',
    table: experimentMembers,
    remove: aged(experimentMembers, experimentMembers.tiedAt, experimentMembers.merchantCode, 180 * DAY_MS),
  },
  {
    name: 'told conversions',
    table: toldConversions,
    remove: aged(toldConversions, toldConversions.at, toldConversions.merchantCode, 180 * DAY_MS),
  },
  {
    name: 'told members of experiments',
    table: toldMembers,
    remove: aged(toldMembers, toldMembers.tiedAt, toldMembers.merchantCode, 180 * DAY_MS),
  },
  {
    name: 'counts of beacons',
    table: beaconCounts,
    remove: aged(beaconCounts, beaconCounts.minute, beaconCounts.merchantCode, 3 * DAY_MS),
  },
  {
    name: 'visitors of beacons',
    table: beaconVisitors,
    remove: aged(beaconVisitors, beaconVisitors.hour, beaconVisitors.merchantCode, 2 * DAY_MS),
  },
  {
    // Without its salt nobody can make a visitor's name of a day again.
    name: 'salts of beacons',
    table: beaconSalts,
    remove: oldRows(beaconSalts, beaconSalts.madeAt, outlivedReally(beaconSalts.madeAt, DAY_MS)),
  },
  {
    name: 'errors of beacons',
    table: beaconErrors,
    remove: aged(beaconErrors, beaconErrors.lastAt, beaconErrors.merchantCode, 30 * DAY_MS),
  },
  {
    // A server that was renamed or taken away is forgotten.
    name: 'servers that demand signatures',
    table: documentReaders,
    remove: oldRows(documentReaders, documentReaders.lookedAt, outlivedReally(documentReaders.lookedAt, 7 * DAY_MS)),
  },
  {
    name: 'refusals of documents',
    table: documentRefusals,
    remove: oldRows(documentRefusals, documentRefusals.lastAt, outlivedReally(documentRefusals.lastAt, 30 * DAY_MS)),
  },
  // Ends those that nobody paid; none is removed (B011).
  { name: 'unpaid deposits', table: depositOrders, remove: unpaidDeposits },
  {
    name: 'spent faults',
    table: hostFaults,
    remove: oldRows(hostFaults, hostFaults.id, () => eq(hostFaults.remaining, sql`0`)),
  },
  {
    name: 'packets that nobody opened',
    table: rainPackets,
    remove: oldRows(rainPackets, rainPackets.endsAt, (times) => {
      return sql`${rainPackets.memberId} is null and ${outlived(rainPackets.endsAt, rainPackets.merchantCode, DAY_MS)(times)}`;
    }),
  },
  { name: 'matches that nobody bet on', table: sportMatches, remove: unusedMatches },
  // An expired message loses its text first; its row stays a week, to show what became of it.
  { name: 'texts of messages', table: outbox, remove: outlivedMessages },
  { name: 'messages', table: outbox, remove: aged(outbox, outbox.expiresAt, outbox.merchantCode, 7 * DAY_MS) },
];

function aged(table: PgTable, column: PgColumn, merchantCode: PgColumn, keepMs = 0): Removal {
  return oldRows(table, column, outlived(column, merchantCode, keepMs));
}
