import { ApiError, call } from '@foyer/shared/api';
import { FEEDBACK_TYPES, type Feedback } from '@foyer/shared/contract';
import { ask, callQuery, invalidate, pagesQuery, useInfiniteQuery, useQuery } from '@foyer/shared/query';
import type { Written } from '../writing/use-writing';

/** A picture takes its time on a slow line. */
const UPLOAD_MS = 120_000;

export type FeedbackType = Feedback['type'];

export const typeOf = (text: string): FeedbackType => FEEDBACK_TYPES.find((each) => each === text) ?? 'site';

export function sendFeedback({ type, text, pictures }: Written, key: string) {
  return call('sendFeedback', { body: { type: typeOf(type), content: text, key }, pictures, timeout: UPLOAD_MS });
}

const isFeedback = (value: unknown): value is Feedback =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'content' in value &&
  typeof value.content === 'string';

/** What the member wrote, newest first, page by page; without doubles, which a new one between two pages makes. */
export function useFeedbackList() {
  const query = useInfiniteQuery(
    pagesQuery('feedbackList', {}, async (pageNo, signal) => {
      const page = await ask('feedbackList', signal, { pageNo });
      const rows: unknown = page?.content;
      if (!Array.isArray(rows)) throw new ApiError('feedbackList', 'unknown', 200);
      return { ...page, content: rows.filter(isFeedback) };
    }),
  );
  const all = query.data?.pages.flatMap(({ content }) => content);
  return { query, list: all && [...new Map(all.map((each) => [each.id, each])).values()] };
}

export const refreshFeedback = () => void invalidate('feedbackList');

/** One feedback of the member; null for one that is not theirs. Nothing is asked for undefined. */
export function useFeedback(id: number | undefined) {
  return useQuery({
    ...callQuery('feedback', { id: id ?? 0 }),
    select: (value: unknown) => (isFeedback(value) ? value : null),
    enabled: id !== undefined,
  });
}

/** A picture of a feedback as an address for `<img>`; null where it is not there. It never changes. */
export function useSentPicture(id: number, at: number) {
  return useQuery({
    ...callQuery('feedbackPicture', { id, at }),
    select: (value) => (typeof value === 'string' ? `data:image/jpeg;base64,${value}` : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
