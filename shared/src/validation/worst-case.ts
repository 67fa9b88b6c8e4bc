import ret, { type Token, types } from 'ret';

type Sequence = { readonly stack?: Token[] | undefined; readonly options?: Token[][] | undefined };

const isLook = (token: Token): boolean =>
  token.type === types.GROUP && Boolean(token.followedBy || token.notFollowedBy);

/**
 * An upper bound for the number of ways a pattern can be tried on a value of `longest` characters before it fails: a
 * repetition multiplies by the lengths it may have, an alternative adds, and what stands inside of a repetition counts once
 * for each round. Patterns of exponential time give astronomic numbers, harmless ones small numbers.
 *
 * @throws SyntaxError when the pattern cannot be read, as one that looks behind
 */
export function worstCase(pattern: string, longest: number): number {
  // Nothing goes back into a look ahead once it matched: looks beside each other add up, they don't multiply.
  const all = (tokens: readonly Token[]): number => {
    const looks = tokens.filter(isLook).reduce((ways, token) => ways + one(token), 0);
    return tokens.reduce((ways, token) => (isLook(token) ? ways : ways * one(token)), Math.max(1, looks));
  };
  const any = ({ stack, options }: Sequence): number =>
    (options ?? [stack ?? []]).reduce((ways, option) => ways + all(option), 0);

  function one(token: Token): number {
    switch (token.type) {
      case types.GROUP:
        return any(token);
      case types.REPETITION: {
        const most = Math.min(token.max, longest);
        return Math.max(1, most - token.min + 1) * one(token.value) ** most;
      }
      // What was captured may be long and is read anew at every try.
      case types.REFERENCE:
        return longest;
      default:
        return 1;
    }
  }
  return any(ret(pattern));
}
