import { useCallback, useEffect, useState } from 'react';

type CropView = typeof import('./crop-view').CropView;

/** Brings the cropping, which only an upload needs; a download that failed is tried again on request. */
export function useCropView() {
  const [view, setView] = useState<CropView>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./crop-view').then(
      (module) => setView(() => module.CropView),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { View: view, failed, retry: load };
}
