import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { oldest, type Removal } from '../base/db/old-rows';
import {
  agentLinks,
  announcementReads,
  applications,
  bankCards,
  betHours,
  bets,
  contracts,
  demands,
  depositOrders,
  devices,
  favourites,
  feedbacks,
  formerGrants,
  headPictures,
  jackpotWins,
  lanternDays,
  lastMovements,
  lateBets,
  ledgerMovements,
  ledgerOpenings,
  lotteryOrders,
  memberActivity,
  memberExternals,
  memberLogins,
  memberRates,
  members,
  memberTransfers,
  messages,
  movementHours,
  passwordLinks,
  paymentTries,
  rainPackets,
  rateChanges,
  rateSheets,
  recentGames,
  rewardClaims,
  sentPictures,
  sessions,
  settledHours,
  settlementCorrections,
  settlementParts,
  settlementShares,
  sportBets,
  submits,
  teamMembers,
  vendorBooks,
  vendorSeeds,
  vendorTransfers,
  vendorVisits,
  verificationCodes,
  wallets,
  withdrawOrders,
} from '../base/db/schema';
import { outlived, type Times } from '../base/db/times';

const DAY_MS = 86_400_000;
/** Time without play after which a trial account is removed. */
const IDLE_MS = 30 * DAY_MS;

/** Tables with rows of a member, in the order of deletion. A new table with a member belongs here. */
export const ofMember: readonly { readonly table: PgTable; readonly memberId: PgColumn }[] = [
  { table: vendorVisits, memberId: vendorVisits.memberId },
  { table: sessions, memberId: sessions.memberId },
  { table: devices, memberId: devices.memberId },
  { table: lotteryOrders, memberId: lotteryOrders.memberId },
  { table: sportBets, memberId: sportBets.memberId },
  { table: bets, memberId: bets.memberId },
  { table: demands, memberId: demands.memberId },
  { table: withdrawOrders, memberId: withdrawOrders.memberId },
  { table: bankCards, memberId: bankCards.memberId },
  { table: depositOrders, memberId: depositOrders.memberId },
  { table: memberTransfers, memberId: memberTransfers.fromId },
  { table: memberTransfers, memberId: memberTransfers.toId },
  { table: contracts, memberId: contracts.memberId },
  { table: vendorTransfers, memberId: vendorTransfers.memberId },
  { table: vendorBooks, memberId: vendorBooks.memberId },
  { table: rainPackets, memberId: rainPackets.memberId },
  { table: favourites, memberId: favourites.memberId },
  { table: recentGames, memberId: recentGames.memberId },
  { table: announcementReads, memberId: announcementReads.memberId },
  { table: messages, memberId: messages.memberId },
  { table: sentPictures, memberId: sentPictures.memberId },
  { table: feedbacks, memberId: feedbacks.memberId },
  { table: applications, memberId: applications.memberId },
  { table: headPictures, memberId: headPictures.memberId },
  { table: memberExternals, memberId: memberExternals.memberId },
  { table: verificationCodes, memberId: verificationCodes.memberId },
  { table: paymentTries, memberId: paymentTries.memberId },
  { table: passwordLinks, memberId: passwordLinks.memberId },
  { table: ledgerMovements, memberId: ledgerMovements.memberId },
  { table: ledgerOpenings, memberId: ledgerOpenings.memberId },
  { table: lastMovements, memberId: lastMovements.memberId },
  { table: betHours, memberId: betHours.memberId },
  { table: settledHours, memberId: settledHours.memberId },
  { table: movementHours, memberId: movementHours.memberId },
  { table: memberLogins, memberId: memberLogins.memberId },
  { table: memberActivity, memberId: memberActivity.memberId },
  { table: teamMembers, memberId: teamMembers.memberId },
  { table: settlementShares, memberId: settlementShares.memberId },
  { table: settlementParts, memberId: settlementParts.memberId },
  { table: settlementCorrections, memberId: settlementCorrections.memberId },
  { table: lateBets, memberId: lateBets.memberId },
  { table: memberRates, memberId: memberRates.memberId },
  { table: rateSheets, memberId: rateSheets.memberId },
  { table: rateChanges, memberId: rateChanges.memberId },
  { table: agentLinks, memberId: agentLinks.memberId },
  { table: formerGrants, memberId: formerGrants.memberId },
  { table: lanternDays, memberId: lanternDays.memberId },
  { table: jackpotWins, memberId: jackpotWins.memberId },
  { table: rewardClaims, memberId: rewardClaims.memberId },
  { table: wallets, memberId: wallets.memberId },
  { table: vendorSeeds, memberId: vendorSeeds.memberId },
];

const trialOnly = inArray(members.merchantCode, sql`(select trial_code from merchants)`);

/** Condition for no recent session: each one updates its device. */
function idle(times: Times): SQL {
  const seen = sql`exists (select from ${devices} where ${devices.memberId} = ${members.id}
    and not (${outlived(devices.lastSeenAt, devices.merchantCode, IDLE_MS)(times)}))`;
  return sql`${members.type} = 4 and ${outlived(members.registeredAt, members.merchantCode, IDLE_MS)(times)}
    and ${trialOnly} and not ${seen}`;
}

/**
 * Removes trial accounts that were not played for thirty days, each completely. Their money is play money, and every row of the
 * ledger is balanced, so the merchant's books stay correct.
 */
export const idleTrialMembers: Removal = async (tx, times, limit) => {
  const found = await tx
    .select({ id: members.id, merchantCode: members.merchantCode })
    .from(members)
    .where(oldest(tx, members, members.registeredAt, idle(times), limit));
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  for (const { table, memberId } of ofMember) await tx.delete(table).where(inArray(memberId, ids));
  const keys = found.map(({ id, merchantCode }) =>
    and(eq(submits.merchantCode, merchantCode), eq(submits.memberId, id)),
  );
  await tx.delete(submits).where(or(...keys));
  await tx.delete(members).where(inArray(members.id, ids));
  return found.length;
};
