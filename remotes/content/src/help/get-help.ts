import type { HelpTopic } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';
import { plainText } from '../server-html/clean-html';

/** A topic with its place among all, by which the address names it (A070). */
export interface Topic extends HelpTopic {
  readonly at: number;
  /** The content without its marks, for the search. */
  readonly words: string;
}

const isTopic = (value: unknown): value is HelpTopic =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'content' in value &&
  typeof value.title === 'string' &&
  typeof value.content === 'string';

function topicsOf(value: unknown): readonly Topic[] {
  const given = Array.isArray(value) ? value.filter(isTopic) : [];
  return given.map(({ title, content }, at) => ({ title, content, at, words: plainText(content) }));
}

/** Topics of help in the current language. Those of the last visit show until the platform has answered (A107). */
export const useHelp = () => useQuery({ ...callQuery('helpCenter'), select: topicsOf });
