import { type FieldRule, validate } from '@foyer/shared/validation';

/** Letters and digits that nobody mistakes for others; more of them where a merchant's rule asks for it. */
const EASY = 'abcdefghjkmnpqrstuvwxyz23456789';
const ALPHABETS = [EASY, `${EASY}ABCDEFGHJKLMNPQRSTUVWXYZ`, `${EASY}ABCDEFGHJKLMNPQRSTUVWXYZ!#%*+-=?@`];
/** 12 of 31 signs are 59 bits. */
const LENGTH = 12;
const TRIES = 30;

/** Signs of equal chance: bytes beyond the last whole alphabet are thrown away. */
function drawn(alphabet: string, length: number): string {
  const whole = 256 - (256 % alphabet.length);
  let word = '';
  while (word.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < whole && word.length < length) word += alphabet.charAt(byte % alphabet.length);
  return word;
}

/** A random password that the merchant's rule for registrations takes; where none is found, the platform refuses the last try. */
export async function firstPassword(rule: FieldRule): Promise<string> {
  const length = Math.min(Math.max(LENGTH, rule.min), rule.max);
  let word = '';
  for (const alphabet of ALPHABETS)
    for (let tries = 0; tries < TRIES; tries += 1) {
      word = drawn(alphabet, length);
      if ((await validate({ word }, { word: { rule } })).word === undefined) return word;
    }
  return word;
}
