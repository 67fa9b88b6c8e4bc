/** Value of a cookie of this site; undefined where there is none. */
export const cookieOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Keeps a cookie for the server, on all paths of this site. 0 seconds end it. A browser that keeps none says nothing. */
export function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and no browser of the floor has a Cookie Store
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
