import { call, errorTextKey } from '@foyer/shared/api';
import { useLanguage } from '@foyer/shared/i18n';
import { useMutation } from '@foyer/shared/query';
import { useEffect, useRef } from 'react';

/** The digits of the picture, spoken in the member's language: for who does not see them, or not well. */
export function useCaptchaSound() {
  const language = useLanguage() === 'TY' ? 'TY' : 'EN';
  const playing = useRef<HTMLAudioElement | undefined>(undefined);
  const stop = () => playing.current?.pause();
  useEffect(() => stop, []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      stop();
      const sound = new Audio(`data:audio/wav;base64,${await call('captchaSound', { query: { language } })}`);
      playing.current = sound;
      await sound.play();
    },
    retry: false,
    networkMode: 'always',
  });
  return { listen: () => mutate(), isPending, failure: error === null ? undefined : errorTextKey(error) };
}
