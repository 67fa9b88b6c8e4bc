/// <reference lib="dom" />
import type { Built, DevHub } from './messages';

/** Name of the part that this is compiled into, and the hash of its build that runs. */
declare const FOYER_PART: string;
declare const __webpack_hash__: string;

interface Page {
  readonly __foyerDev: DevHub;
  readonly __foyer: { files: { know(folder: string, files: Built['files'], exposes: Built['exposes']): void } };
}
const { __foyerDev: hub, __foyer } = globalThis as unknown as Page;

let work = Promise.resolve();

/** Takes one update after the other, each by its hash, as every file of the site; loads the page anew where that cannot be. */
async function update({ hash, folder, files, exposes }: Built): Promise<void> {
  try {
    // Also what this page has not loaded yet: it is named by its new content from now on.
    __foyer.files.know(folder, files, exposes);
    while (__webpack_hash__ !== hash) {
      if (!(await import.meta.webpackHot.check(true))) throw new Error('there is no update for what runs here');
    }
  } catch (error) {
    console.info(`${FOYER_PART} is loaded anew: ${error instanceof Error ? error.message : error}`);
    location.reload();
  }
}

const listen = (built: Built): void => {
  work = work.then(() => update(built));
};
hub.listeners.set(FOYER_PART, listen);
const known = hub.built.get(FOYER_PART);
if (known) listen(known);
