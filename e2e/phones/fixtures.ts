import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test as base, LATE_PRELOAD } from '../support/fixtures';
import type { Phone } from './phone';
import { type PhoneName, phones } from './phones';
import { PATIENCE } from './steps';

/** What an old Chromium says of a type of entries that web-vitals asks for where there is one. */
const OLD_TYPE = /Deprecated API for given entry type/;
const isHarmless = (trouble: string): boolean => LATE_PRELOAD.test(trouble) || OLD_TYPE.test(trouble);

interface Phones {
  /** The phone of this project, with a window of its own. Any trouble in its console fails the test. */
  phone: Phone;
  /** Keeps what is seen at a step under `.cache/phones/<phone>`. */
  keep: (step: string) => Promise<void>;
}

const folder = path.resolve(import.meta.dirname, '..', '..', '.cache', 'phones');

export const test = base.extend<Phones>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  phone: async ({}, use, info) => {
    const phone = await phones[info.project.name as PhoneName]();
    try {
      await use(phone);
    } finally {
      await phone.close();
    }
    const troubles = phone.troubles().filter((each) => !isHarmless(each));
    if (troubles.length > 0) throw new Error(`The phone had troubles:\n  ${troubles.join('\n  ')}`);
  },
  keep: async ({ phone }, use, info) => {
    const pictures = path.join(folder, info.project.name);
    mkdirSync(pictures, { recursive: true });
    await use(async (step) => {
      await expect.poll(() => phone.picturesStand(), { timeout: PATIENCE }).toBe(true);
      await phone.picture(path.join(pictures, `${step}.png`));
    });
    if (info.status !== info.expectedStatus) await phone.picture(path.join(pictures, 'failed.png'));
  },
});

export { expect } from '@playwright/test';
