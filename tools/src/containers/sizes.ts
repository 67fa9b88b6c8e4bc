/** What an image may weigh: in all, or on top of the base image that it shares with others. */
interface Budget {
  readonly megabytes: number;
  readonly over?: string;
}

/** One image, and what it weighs in bytes. */
export interface Weighed {
  readonly service: string;
  readonly bytes: number;
}

const budgets: Readonly<Record<string, Budget>> = {
  platform: { megabytes: 300 },
  release: { megabytes: 240 },
  edge: { megabytes: 1, over: 'nginx:1.28-alpine' },
};
/** A part is the base image and its release. */
const ofPart: Budget = { megabytes: 5, over: 'nginx:1.28-alpine' };

/**
 * Lines with the size of each image, and those that are over their budget.
 * @param bases bytes of base images, by name
 */
export function sizesShown(
  images: readonly Weighed[],
  bases: Readonly<Record<string, number>>,
): { readonly lines: readonly string[]; readonly over: readonly string[] } {
  const [lines, over]: [string[], string[]] = [[], []];
  for (const { service, bytes } of images) {
    const budget = budgets[service] ?? ofPart;
    const counted = (bytes - (budget.over === undefined ? 0 : (bases[budget.over] ?? 0))) / 1e6;
    const beside = budget.over === undefined ? '' : `, ${counted.toFixed(1)} of them on top of ${budget.over}`;
    lines.push(`${service.padEnd(14)} ${(bytes / 1e6).toFixed(0).padStart(5)} MB${beside}`);
    if (counted > budget.megabytes)
      over.push(
        `The image of ${service} has ${counted.toFixed(1)} MB${budget.over ? ` on top of ${budget.over}` : ''}: ${budget.megabytes} are its budget.`,
      );
  }
  return { lines, over };
}
