/** What the development server tells a page, one JSON object a message. */
export type Message =
  /** A part was built: `files` are the hashes of all hot updates of this session, by name. */
  | { kind: 'built'; part: string; hash: string; folder: string; files: Readonly<Record<string, string>> }
  /** A build or a check failed: `text` says why, and in which file; an empty one that it is mended. */
  | { kind: 'failed'; part: string; text: string }
  /** What cannot be taken into a running page: another document, another set of pages. */
  | { kind: 'reload' };

export type Built = Extract<Message, { kind: 'built' }>;

/** Where the bundles of a page meet. */
export interface DevHub {
  readonly built: Map<string, Built>;
  readonly listeners: Map<string, (built: Built) => void>;
}
