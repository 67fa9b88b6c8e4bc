/**
 * The answer of a call that may be repeated: asked again while the database of a busy machine has no time (503), which says nothing
 * of the wish.
 *
 * @param ask sends the same wish each time, with the same key
 */
export async function onceNotBusy<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? onceNotBusy(ask) : answer;
}
