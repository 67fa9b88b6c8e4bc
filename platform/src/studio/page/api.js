/* The bearer lives in this module's memory alone: closing the page forgets it. */
let token;

class CallError extends Error {
  constructor(code, status, value) {
    super(code);
    this.code = code;
    this.status = status;
    this.value = value;
  }
}

async function call(method, path, body) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  let response;
  let answer;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    });
    answer = await response.json();
  } catch {
    throw new CallError('network', 0);
  }
  if (!response.ok) throw new CallError(answer.code ?? 'unknown', response.status, answer);
  return answer;
}

/** Exchanges the one-time ticket for a visit; the answer is everything the page shows. */
export async function enter(ticket) {
  const visit = await call('POST', '/vendor/session', { ticket });
  token = visit.token;
  return visit;
}

export const rotateSeeds = (clientSeed) => call('POST', '/vendor/seed/rotate', clientSeed ? { clientSeed } : {});
export const currentVisit = () => call('GET', '/vendor/session');
export const openGame = (nodeId) => call('POST', '/vendor/open', { nodeId });

/**
 * Plays a round. The key belongs to the press, not to the request: when an answer is lost, the next press with the same
 * stake and target asks again with the same key and gets the round that was played.
 */
let pending;
export async function playRound(stake, target) {
  if (pending?.stake !== stake || pending.target !== target) pending = { key: crypto.randomUUID(), stake, target };
  try {
    const round = await call('POST', '/vendor/round', pending);
    pending = undefined;
    return round;
  } catch (error) {
    if (error.code !== 'network') pending = undefined;
    throw error;
  }
}
