import { currentLanguage } from '@foyer/shared/i18n';
import type { ComponentType } from 'react';
import { loadExpose, versionInUse } from './load-expose';
import { loadTexts } from './texts';

export type PartState =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType; version: string }
  | { status: 'failed'; error: unknown; version: string };

const states = new Map<string, PartState>();
const running = new Map<string, Promise<PartState>>();
const keyOf = (part: string, expose: string): string => `${part}/${expose}`;

const LOADING: PartState = { status: 'loading' };

export const partState = (part: string, expose: string): PartState => states.get(keyOf(part, expose)) ?? LOADING;

async function load(part: string, expose: string): Promise<PartState> {
  try {
    const [module] = await Promise.all([loadExpose(part, expose), loadTexts(part, currentLanguage())]);
    const { default: Component } = module as { default?: ComponentType };
    if (!Component) throw new Error(`${part}/${expose} has no default export`);
    return { status: 'ready', Component, version: versionInUse(part) };
  } catch (error) {
    return { status: 'failed', error, version: versionInUse(part) };
  }
}

/** Loads an expose with its texts, once for all callers. A failure is a state, not an exception; the next call tries again. */
export function ensurePart(part: string, expose: string): Promise<PartState> {
  const key = keyOf(part, expose);
  const known = states.get(key);
  if (known?.status === 'ready') return Promise.resolve(known);
  const under = running.get(key);
  if (under) return under;
  const started = load(part, expose).then((state) => {
    states.set(key, state);
    running.delete(key);
    return state;
  });
  running.set(key, started);
  return started;
}
