import { call, errorTextKey } from '@foyer/shared/api';
import { useLanguage } from '@foyer/shared/i18n';
import { useMutation } from '@foyer/shared/query';
import { useEffect, useRef } from 'react';

/**
 * Plays the picture's digits in the member's language, for those who cannot see them well.
 *
 * @param picture the shown one; another picture, and the end of the form, stop the sound and its download
 */
export function useCaptchaSound(picture: string | undefined) {
  const language = useLanguage() === 'TY' ? 'TY' : 'EN';
  const playing = useRef<HTMLAudioElement | undefined>(undefined);
  const turn = useRef(0);
  const stop = () => {
    turn.current += 1;
    playing.current?.pause();
  };
  useEffect(() => stop, [picture]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      stop();
      const mine = turn.current;
      const sound = new Audio(`data:audio/wav;base64,${await call('captchaSound', { query: { language } })}`);
      if (turn.current !== mine) return;
      playing.current = sound;
      await sound.play();
    },
    retry: false,
    networkMode: 'always',
  });
  return { listen: () => mutate(), isPending, failure: error === null ? undefined : errorTextKey(error) };
}
