import { type CallName, type CallRow, calls } from '@foyer/shared/contract';

/**
 * What a call does to a platform. `read`: it changes nothing that anybody keeps. `harmless`: it leaves a mark that costs nobody
 * anything, or that the next call takes away. `session`: it begins, prolongs or ends the session that the kit has of its own.
 * `changing`: it moves money, registers, sends a message, or changes an account; its refusals alone are asked.
 */
export type Deed = 'read' | 'harmless' | 'session' | 'changing';

/**
 * The calls whose method does not say what they do. All others go by it: GET reads, everything else changes. A GET of these leaves
 * a mark (a name for a trial, a game opened), and one POST changes nothing, as its sentence says.
 */
const exceptions: Partial<Record<CallName, Deed>> = {
  login: 'session',
  renew: 'session',
  logout: 'session',
  hourSalaryProcess: 'read',
  createTrial: 'harmless',
  freePlay: 'harmless',
  exposure: 'harmless',
  beacon: 'harmless',
  addFavourite: 'harmless',
  removeFavourite: 'harmless',
  addRecent: 'harmless',
  launchGame: 'harmless',
  closeSubmit: 'harmless',
};

export const rowOf = (name: CallName): CallRow => calls[name];
export const allCalls = Object.keys(calls) as readonly CallName[];

export const deedOf = (name: CallName): Deed =>
  exceptions[name] ?? (rowOf(name).method === 'GET' ? 'read' : 'changing');
