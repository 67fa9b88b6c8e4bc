import { useCallback, useEffect, useState } from 'react';

type CropView = typeof import('./crop-view').CropView;

/** Loads the crop view, which only uploads need; a failed download can be retried. */
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
