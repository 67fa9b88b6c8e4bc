import type { Topic } from './get-help';

/** A topic that was found; `excerpt` where only its text has what was looked for. */
export interface Found {
  readonly topic: Topic;
  readonly excerpt?: string;
}

const AROUND = 36;

const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/** The words around a place, cut between words where the language has spaces. */
function excerptOf(words: string, from: number, length: number): string {
  const start = from <= AROUND ? 0 : words.indexOf(' ', from - AROUND) + 1;
  const begin = start > from ? from - AROUND : start;
  const end = words.lastIndexOf(' ', from + length + AROUND);
  const stop = words.length <= from + length + AROUND ? words.length : Math.max(end, from + length);
  return `${begin > 0 ? '…' : ''}${words.slice(begin, stop)}${stop < words.length ? '…' : ''}`;
}

/** Topics whose title or text has all words that were typed, in their order (F-HELP-01). */
export function searchTopics(topics: readonly Topic[], typed: string): readonly Found[] {
  const wanted = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return topics.flatMap((topic) => {
    const [title, words] = [plain(topic.title), plain(topic.words)];
    if (!wanted.every((word) => title.includes(word) || words.includes(word))) return [];
    const inText = wanted.find((word) => !title.includes(word));
    if (inText === undefined) return [{ topic }];
    return [{ topic, excerpt: excerptOf(topic.words.normalize('NFC'), words.indexOf(inText), inText.length) }];
  });
}
