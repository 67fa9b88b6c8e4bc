/**
 * Asks again until the answer is yes, however long that takes: on a busy machine the first start of a database takes minutes, and
 * whoever waits wants to be told of its end. Whoever calls ends the process when there is nothing left to wait for.
 */
export async function until(answers: () => Promise<boolean>, pause: () => Promise<void>): Promise<void> {
  while (!(await answers())) await pause();
}
