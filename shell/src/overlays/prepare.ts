type Overlays = typeof import('./overlays');

let loading: Promise<Overlays> | undefined;

/** Loads the overlays' code once. After a failure the next call tries again. */
export function loadOverlays(): Promise<Overlays> {
  loading ??= import(/* webpackChunkName: "overlays" */ './overlays').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Called when a press begins, so that the code loads before it ends. */
export function prepareOverlays(): void {
  loadOverlays().catch(() => undefined);
}
