import { boot } from '../boot/state';

let isShown = false;

/** Shows the ribbon where a link has set this browser's releases. Other visits load nothing for it. */
export function showPreview(): void {
  const preview = boot().site?.preview;
  if (!preview || isShown) return;
  isShown = true;
  void import(/* webpackChunkName: "preview-ribbon" */ './preview-ribbon').then(({ showRibbon }) =>
    showRibbon(preview),
  );
}
