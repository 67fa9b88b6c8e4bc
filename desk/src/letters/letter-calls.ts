import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskCall, ofMerchant } from '../calls/desk-call';
import { useMerchant } from '../session/merchant';

export type LetterPath = 'feedback' | 'applications';

const addressOf = (code: string, path: LetterPath, id: string, below = ''): string =>
  ofMerchant(code, `/${path}/${encodeURIComponent(id)}${below}`);

const keyOf = (code: string, path: LetterPath, id: string) => ['letter', code, path, id] as const;

/** One letter with what was done on it. */
export function useLetter<More>(path: LetterPath, id: string) {
  const { code } = useMerchant();
  return useQuery({
    queryKey: keyOf(code, path, id),
    queryFn: ({ signal }) => deskCall<More>(addressOf(code, path, id), { signal }),
  });
}

/** Where a picture of a letter is; the session's cookie goes with it. */
export function usePictureAddress(path: LetterPath, id: number): (place: number) => string {
  const { code } = useMerchant();
  return (place) => `/desk/api${addressOf(code, path, String(id), `/pictures/${place}`)}`;
}

interface Act {
  readonly name: 'answer' | 'accept' | 'refuse';
  readonly body: object;
}

/** Answers or decides a letter; whatever came of it, the letter and its lists are asked for anew. */
export function useActOn<More>(path: LetterPath, id: number) {
  const { code } = useMerchant();
  const answers = useQueryClient();
  const queryKey = keyOf(code, path, String(id));
  return useMutation({
    mutationFn: ({ name, body }: Act) =>
      deskCall<More>(addressOf(code, path, String(id), `/${name}`), { method: 'POST', body }),
    onSuccess: (letter) => void answers.setQueryData(queryKey, letter),
    onError: () => answers.invalidateQueries({ queryKey }),
    onSettled: () => void answers.invalidateQueries({ queryKey: ['list', code, path] }),
  });
}
