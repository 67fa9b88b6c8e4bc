/// <reference types="jest" />
import { act, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { bus } from '../bus';
import { queryClient } from '../query';
import type { RemoteManifest } from '../remote';
import { type RenderOptions, renderPart } from './render-part';
import { WILD, type WordsField, wild, wildAnswers } from './wild-answers';

/** A page or widget of a remote: its file, and the path it is shown at. */
interface Screen {
  readonly name: string;
  readonly file: string;
  readonly path: string;
}

/** All screens of a remote. */
export function screensOf({ pages, widgets = {} }: RemoteManifest): Screen[] {
  const of = (name: string, kind: string, path: string) => ({ name, file: `${name}/${name}.${kind}`, path });
  const all = [
    ...Object.entries(pages).map(([path, { page }]) => of(page, 'page', path)),
    ...Object.values(widgets)
      .flat()
      .map(({ widget }) => of(widget, 'widget', '/m/home')),
  ];
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** All that a person may see or hear of an element. */
function wordsIn(root: Element): string[] {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'value', 'label'];
  const spoken = [...root.querySelectorAll('*')].flatMap((each) => attributes.map((name) => each.getAttribute(name)));
  return [root.textContent, ...spoken].filter((words) => words !== null);
}

/** Fields whose text stands in the page as written. Throws for one that stands there otherwise. */
export function fieldsIn(root: Element): WordsField[] {
  const found = wordsIn(root).flatMap((words) =>
    [...words.matchAll(/\[(\w+)\](?=(.{0,60}))/gs)].map(([, field, rest]) => ({
      field: field as WordsField,
      words,
      rest,
    })),
  );
  for (const { field, words } of found)
    if (
      words
        .replace(/\s+/g, ' ')
        .split(`[${field}]`)
        .slice(1)
        .some((rest) => !rest.startsWith(WILD))
    )
      throw new Error(`${field} is not shown as it was written: ${words.slice(0, 400)}`);
  if (root.querySelector('img[src="x"], [onerror]')) throw new Error('A text became an element.');
  return found.map(({ field }) => field);
}

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Resolves when nothing is loaded any more, at the latest after a second. */
async function settled(ms = 10): Promise<void> {
  await wait(ms);
  for (let left = 100; left > 0 && queryClient.isFetching() > 0; left -= 1) await wait(10);
  await wait(0);
}

/** Resolves when a screen that was just drawn is whole and draws nothing more, at the latest after some seconds. */
export async function stands(ms = 60): Promise<void> {
  let before = '';
  for (let left = 30; left > 0; left -= 1) {
    await settled(left === 30 ? ms : 30);
    if (document.body.innerHTML === before) return;
    before = document.body.innerHTML;
  }
}

/** What an element is called, whatever it counts. */
const nameOf = (each: HTMLElement): string =>
  `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent} ${each.getAttribute('value')}`.replace(
    /\d+/g,
    '',
  );

/** Something to press that was not pressed before: neither by its name nor, twice, as it stands there. */
function unpressed(names: ReadonlySet<string>, elements: readonly Element[]): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('button, a[href], [role=tab], [type=radio], [type=checkbox]');
  return [...all].find((each) => !names.has(nameOf(each)) && elements.filter((pressed) => pressed === each).length < 2);
}

/** At most so many things are pressed on a screen. */
const PRESSES = 20;

export interface WildOptions extends RenderOptions {
  /** Milliseconds until the screen is whole, for one that comes late. */
  comesAfter?: number;
}

/**
 * Shows a screen whose answers have wild texts, presses all that can be pressed, and looks at what is there after each press, in
 * dialogs and toasts too.
 * @returns fields that are shown, each as it was written. Throws when one is not.
 */
async function shownAsWritten(ui: ReactNode, options: WildOptions): Promise<string[]> {
  const seen = new Set<string>();
  const look = () => {
    for (const field of fieldsIn(document.body)) seen.add(field);
  };
  const unsubscribe = bus.on('toast:show', ({ text }) => {
    const toast = document.createElement('p');
    toast.textContent = text;
    for (const field of fieldsIn(toast)) seen.add(`toast: ${field}`);
  });
  const { unmount } = renderPart(ui, {
    session: { userName: wild('userName') },
    member: { nickname: wild('nickname') },
    wallet: { sumBalance: '100000', currencySymbol: '฿' },
    ...options,
    answers: { ...wildAnswers(), ...options.answers },
  });
  await stands(options.comesAfter);
  look();
  const [names, elements] = [new Set<string>(), [] as HTMLElement[]];
  for (let next = unpressed(names, elements); next && elements.length < PRESSES; next = unpressed(names, elements)) {
    names.add(nameOf(next));
    elements.push(next);
    fireEvent.click(next);
    await settled();
    look();
  }
  unsubscribe();
  unmount();
  return [...seen].sort();
}

/** The screens of a remote, and what they need to be shown. */
export interface Screens {
  readonly manifest: RemoteManifest;
  /** Its screens by file; each has its component as default. */
  readonly load: (file: string) => { default: () => ReactNode };
  /** For all screens, and for some by their names. */
  readonly options: WildOptions;
  readonly choices: Readonly<Record<string, WildOptions>>;
}

interface Shown extends Screens {
  /** Which fields each screen shows; a screen that is missing shows none. */
  readonly shows: Readonly<Record<string, string>>;
}

/** Tests that each screen of a remote, also a new one, shows these fields, and each as it was written (F-HTML-07). */
export function testAsWritten({ manifest, load, options, choices, shows }: Shown): void {
  it.each(screensOf(manifest))('shows what is no HTML as it was written: $name', async ({ name, file, path }) => {
    const Shown = load(file).default;
    const { answers, ...own } = choices[name] ?? {};
    await proves('F-HTML-07', async () => {
      const fields = await shownAsWritten(<Shown />, {
        path,
        ...options,
        ...own,
        answers: { ...options.answers, ...answers },
      });
      expect(fields.join(' ')).toBe(shows[name] ?? '');
    });
  });
}
