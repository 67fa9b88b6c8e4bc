import type { ExposeFiles } from '@foyer/shared/remote';

/** What the development server tells a page, one JSON object a message. */
export type Message =
  /**
   * A part was built: `files` are the hashes, by name, of all hot updates of this session and of the files that pages load later,
   * `exposes` the files of each expose.
   */
  | {
      kind: 'built';
      part: string;
      hash: string;
      folder: string;
      files: Readonly<Record<string, string>>;
      exposes: Readonly<Record<string, ExposeFiles>>;
    }
  /** A build or a check failed: `text` says why, and in which file; an empty one that it is mended. */
  | { kind: 'failed'; part: string; text: string }
  /** What cannot be taken into a running page: another document, another set of pages. */
  | { kind: 'reload' };

export type Built = Extract<Message, { kind: 'built' }>;

/** A stack with the places in the sources: `text` has the message and the project's own frames, `folded` those of libraries. */
export interface Traced {
  readonly text: string;
  readonly folded: readonly string[];
}

/** Where the bundles of a page meet. */
export interface DevHub {
  readonly built: Map<string, Built>;
  readonly listeners: Map<string, (built: Built) => void>;
  /** Takes a saved dictionary of a part, `EN` or `TY`, into the page. */
  takeTexts(part: string, dictionary: string, texts: Readonly<Record<string, string>>): void;
}
