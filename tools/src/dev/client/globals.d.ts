interface HotModule {
  check(apply: boolean): Promise<readonly unknown[] | null>;
}
interface ImportMeta {
  readonly webpackHot: HotModule;
}
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(globalObject: object): void;
  export function register(type: unknown, id: string): void;
}
