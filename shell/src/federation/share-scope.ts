/** One version of a provided package, in webpack's format. */
interface Provided {
  get(): (() => unknown) | Promise<() => unknown>;
}

export type ShareScope = Record<string, Record<string, Provided>>;

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

/** What the shell provides to remotes: React and the core entries of `@foyer/shared`. */
export async function shareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}
