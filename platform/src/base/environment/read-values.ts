import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads variables and collects what is wrong with them; an empty variable counts as not set. */
export class Values {
  readonly problems: string[] = [];

  constructor(private readonly env: Variables) {}

  text(name: string): string | undefined {
    return this.env[name]?.trim() || undefined;
  }

  /** A secret, directly or from the file that `<name>_FILE` names; problems never show it. */
  secret(name: string): string | undefined {
    const [value, file] = [this.text(name), this.text(`${name}_FILE`)];
    if (file === undefined) return value;
    if (value !== undefined) this.problems.push(`${name} and ${name}_FILE are both set; it should be one of them.`);
    try {
      const read = readFileSync(file, 'utf8').trim();
      if (read === '') this.problems.push(`${name}_FILE names ${file}, which is empty.`);
      return read || undefined;
    } catch {
      this.problems.push(`${name}_FILE names ${file}, which cannot be read.`);
      return undefined;
    }
  }

  /** A switch: on for `1` only; other words are an error instead of a guess. */
  isOn(name: string): boolean {
    const text = this.text(name);
    if (text !== undefined && text !== '1' && text !== '0')
      this.problems.push(`${name} is "${text}"; it should be 1 or 0.`);
    return text === '1';
  }

  /** A whole number within a range, or undefined when not set. */
  whole(name: string, from: number, to: number, wanted: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (Number.isInteger(number) && number >= from && number <= to) return number;
    this.problems.push(`${name} is "${text}"; it should be ${wanted}.`);
    return undefined;
  }
}
