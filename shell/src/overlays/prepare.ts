type Overlays = typeof import('./overlays');

let loading: Promise<Overlays> | undefined;

/** Loads what lies over the page (menu, languages, dialogs) once; a failed attempt is made again the next time. */
export function loadOverlays(): Promise<Overlays> {
  loading ??= import(/* webpackChunkName: "overlays" */ './overlays').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Begins the load while a finger is still coming down. */
export function prepareOverlays(): void {
  loadOverlays().catch(() => undefined);
}
