import { randomUUID } from 'node:crypto';
import type { CallName } from '@foyer/shared/contract';
import { ONE_MEMBER, type Scenario } from './scenario';

const own = (query: Readonly<Record<string, number>> = {}): Scenario => ({
  label: 'heavy',
  aim: ONE_MEMBER,
  input: ({ tokens, from }) => from({ token: tokens.heavy, query }),
});

/** A new member each time, of whom none reaches the limit of a day. */
const sent = (label: string, body: object): Scenario => ({
  label,
  aim: ONE_MEMBER,
  input: async ({ enter, from }) => from({ token: await enter(), body: { ...body, key: randomUUID() } }),
});

/** What members write to the merchant, without pictures, whose decoding takes what it takes. */
export const letterScenarios = {
  sendFeedback: [sent('', { type: 'games', content: 'A game that was called off.' })],
  feedbackList: [own({ pageNo: 1, pageSize: 20 })],
  feedback: [own({ id: 1 })],
  feedbackPicture: [own({ id: 1, at: 0 })],
  apply: [sent('to an activity without', { id: 501, comment: '' })],
  application: [own({ id: 501 })],
} as const satisfies Partial<Record<CallName, readonly Scenario[]>>;
