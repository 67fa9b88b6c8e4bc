import type { BodyOf } from '@foyer/shared/contract';
import { boot, type Seen } from '../boot/state';
import { masked } from './mask';
import { placesIn, releaseOf } from './places';

export type Beacon = BodyOf<'beacon'>;
type OfRelease = Pick<Beacon['parts'][number], 'part' | 'version' | 'variant'>;
export type Vitals = Omit<NonNullable<Beacon['vitals']>, keyof OfRelease>;

/** Errors that a page tells of, and those of one beacon. */
const ERRORS = 15;
const AT_ONCE = 3;
const PARTS_AT_ONCE = 12;

/** A release of a part, and by which way this visitor has it. */
export function ofRelease(part: string, version: string): OfRelease {
  const { chosen, experiments } = boot();
  const insteadOf = chosen[part]?.extras.insteadOf;
  // A shell that did not start was the one for this visitor, and the one before is its fallback.
  const isChosen = (insteadOf ?? chosen[part]?.metadata.version) === version;
  return { part, version, variant: !isChosen ? 'fallback' : experiments.has(part) ? 'split' : 'all' };
}

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : typeof error === 'string' ? error : 'Error';

const isEventOf = (what: Event): what is PromiseRejectionEvent => what.type === 'unhandledrejection';

/** What a page has to tell: each release once as loaded and once as failed, errors once each. */
export class Log {
  readonly #told = new Set<string>();
  #parts = new Map<string, Beacon['parts'][number]>();
  #errors: Beacon['errors'] = [];
  #errorsLeft = ERRORS;
  #vitals: NonNullable<Beacon['vitals']> | undefined;

  constructor(readonly sampled: boolean) {}

  /** @returns whether something failed that is worth a beacon soon */
  add(what: Seen): boolean {
    if (what instanceof Event) return this.#addThrown(isEventOf(what) ? what.reason : Reflect.get(what, 'error'));
    const { part, version, failed, error } = what;
    const isNews = this.#addPart(ofRelease(part, version), failed);
    return (error !== undefined && this.#addError(error, ofRelease(part, version))) || (isNews && failed);
  }

  /** Adds a Web Vital of the page that a release shows. */
  addVital(of: OfRelease, vital: Vitals): void {
    if (this.sampled) this.#vitals = { ...of, ...this.#vitals, ...vital };
  }

  /** What has to be told now; undefined when there is nothing. What was taken is not given again. */
  take(): Beacon | undefined {
    const parts = [...this.#parts.values()].slice(0, PARTS_AT_ONCE);
    for (const { part, version } of parts) this.#parts.delete(`${part} ${version}`);
    const errors = this.#errors.splice(0, AT_ONCE);
    const vitals = this.#vitals;
    this.#vitals = undefined;
    if (parts.length + errors.length === 0 && !vitals) return undefined;
    return { sampled: this.sampled, parts, errors, ...(vitals && { vitals }) };
  }

  #isNew(key: string): boolean {
    return !this.#told.has(key) && this.#told.add(key).has(key);
  }

  #addPart(of: OfRelease, failed: boolean): boolean {
    const key = `${of.part} ${of.version}`;
    if ((!failed && !this.sampled) || !this.#isNew(`${key} ${failed}`)) return false;
    const { loaded = false, failed: before = false } = this.#parts.get(key) ?? {};
    this.#parts.set(key, { ...of, loaded: loaded || !failed, failed: before || failed });
    return true;
  }

  /** An error that nobody caught belongs to the part whose script it comes from; one from no script of this site is not told. */
  #addThrown(error: unknown): boolean {
    const [place] = placesIn(error instanceof Error ? (error.stack ?? '') : '');
    if (place === undefined) return false;
    const { part, version } = releaseOf(place);
    return this.#addError(error, ofRelease(part, version));
  }

  #addError(error: unknown, of: OfRelease): boolean {
    const message = masked(textOf(error));
    const places = placesIn(error instanceof Error ? (error.stack ?? '') : '');
    if (this.#errorsLeft === 0 || !this.#isNew([of.part, message, places[0]].join(' '))) return false;
    this.#errorsLeft -= 1;
    this.#errors.push({ ...of, message, places });
    return true;
  }
}
