/// <reference types="jest" />
import type { ReactNode } from 'react';
import { fieldsIn, type Screens, screensOf, stands, type WildOptions } from './as-written';
import { renderPart } from './render-part';
import { wild, wildAnswers } from './wild-answers';

/** What the console hears of samples and of the test itself: rows of one number, a screen that goes on after it was looked at. */
const OF_SAMPLES = /act\(|children with the same key/;

const areas = [localStorage, sessionStorage];

/** Replaces the text of every entry of both areas. */
function spoil(make: (text: string) => string): void {
  for (const area of areas) for (const [key, text] of Object.entries({ ...area })) area.setItem(key, make(text));
}

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

/** Replaces methods of the storage; the function that is returned puts them back. */
function without(methods: readonly ('getItem' | 'setItem' | 'removeItem')[], name: string): () => void {
  const spies = methods.map((method) => jest.spyOn(Storage.prototype, method).mockImplementation(refuse(name)));
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** What a browser's storage can suffer before a page opens. Each gives the function that ends it. */
const damages: Readonly<Record<string, () => () => void>> = {
  'cut in half': () => {
    spoil((text) => text.slice(0, text.length / 2));
    return () => {};
  },
  'of another shape': () => {
    spoil((text) => text.replace(/"value":.*$/, '"value":{"any":[{}]}}'));
    return () => {};
  },
  'of an older release': () => {
    spoil(() => '{"any":[{}],"version":0}');
    return () => {};
  },
  full: () => {
    for (const area of areas) area.clear();
    return without(['setItem'], 'QuotaExceededError');
  },
  forbidden: () => without(['getItem', 'setItem', 'removeItem'], 'SecurityError'),
};

/** Shows a screen; gives the fields that it shows, whether something of it failed, and what the console heard. */
async function shown(ui: ReactNode, options: WildOptions, cleared = false) {
  const console_ = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, unmount } = renderPart(ui, {
    session: { userName: wild('userName') },
    member: { nickname: wild('nickname') },
    wallet: { sumBalance: '100000', currencySymbol: '฿' },
    ...options,
    answers: { ...wildAnswers(), ...options.answers },
  });
  if (cleared) for (const area of areas) area.clear();
  await stands(options.comesAfter);
  const fields = [...new Set(fieldsIn(document.body))].sort();
  const failed = container.querySelectorAll('[role="alert"]').length;
  const errors = console_.mock.calls
    .map(([first]) => String(first).slice(0, 120))
    .filter((text) => !OF_SAMPLES.test(text));
  unmount();
  console_.mockRestore();
  return { fields, failed, errors };
}

/**
 * Tests that each screen of a remote shows the same where the storage is damaged, forbidden, full or cleared in mid-visit as where it is
 * whole (F-CACHE-04). Answers come as in any visit.
 */
export function testDamaged({ manifest, load, options, choices }: Screens): void {
  it.each(screensOf(manifest))('works whatever its storage suffered: $name', async ({ name, file, path }) => {
    const Shown = load(file).default;
    const { answers, ...own } = choices[name] ?? {};
    const all = { path, ...options, ...own, answers: { ...options.answers, ...answers } };
    const whole = await shown(<Shown />, all);
    const kept = areas.map((area) => Object.entries({ ...area }));
    await proves('F-CACHE-04', async () => {
      for (const [damage, suffer] of Object.entries(damages)) {
        for (const [at, area] of areas.entries()) for (const [key, text] of kept[at] ?? []) area.setItem(key, text);
        const end = suffer();
        const there = await shown(<Shown />, { ...all, again: true });
        end();
        expect([damage, there]).toEqual([damage, whole]);
      }
      expect(['cleared', await shown(<Shown />, { ...all, again: true }, true)]).toEqual(['cleared', whole]);
    });
  });
}
