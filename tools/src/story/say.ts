let steps = 0;

/** Begins a step of the story. */
export function step(sentence: string): void {
  steps += 1;
  console.log(`\n${steps}. ${sentence}`);
}

/** Says what was seen. */
export const saw = (sentence: string): void => console.log(`   ${sentence}`);

/**
 * Says what was seen, if it is so.
 * @throws with the sentence, which ends the story
 */
export function see(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence);
  saw(sentence);
}

export const told = (): number => steps;
