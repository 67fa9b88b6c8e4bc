import { callQuery, useQuery } from '@foyer/shared/query';

/** The platform may send bare base64 or a data URL (A028). */
const asImage = (value: string): string => (value.startsWith('data:') ? value : `data:image/png;base64,${value}`);

/**
 * The captcha's picture, loaded only when `wanted` and never from the cache, because each serves one attempt (S7-API-18).
 */
export function useCaptcha(wanted: boolean) {
  const { data, isFetching, isError, refetch } = useQuery({
    ...callQuery('captcha'),
    select: asImage,
    staleTime: 0,
    gcTime: 0,
    enabled: wanted,
  });
  return { image: isError ? undefined : data, isFetching, isError, refresh: () => void refetch() };
}

export type Captcha = ReturnType<typeof useCaptcha>;
