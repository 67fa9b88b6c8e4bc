import ret, { type Token, types } from 'ret';

type Sequence = { readonly stack?: Token[] | undefined; readonly options?: Token[][] | undefined };

const isLook = (token: Token): boolean =>
  token.type === types.GROUP && Boolean(token.followedBy || token.notFollowedBy);

/**
 * An upper bound of the attempts to match a pattern against `longest` characters: repetitions multiply, alternatives add, and
 * content of a repetition counts once per round. Patterns of exponential time give astronomic numbers.
 * @throws SyntaxError when the pattern cannot be parsed, e.g. with a lookbehind
 */
export function worstCase(pattern: string, longest: number): number {
  // A matched lookahead is never retried, so adjacent lookaheads add instead of multiplying.
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
      // A back reference is compared again at each attempt.
      case types.REFERENCE:
        return longest;
      default:
        return 1;
    }
  }
  return any(ret(pattern));
}
