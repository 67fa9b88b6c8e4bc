import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { reportExposure } from './exposure';
import { PartBoundary } from './part-boundary';
import { ensurePart, type PartState, partState } from './part-cache';
import styles from './part-view.module.css';

/** Props of what shows instead of a failed part. */
export interface PartFailure {
  part: string;
  version: string;
  error: unknown;
  /** Loads and renders again, without a page reload (A010). */
  retry: () => void;
  busy: boolean;
}

interface PartViewProps {
  part: string;
  expose: string;
  fallback: ReactNode;
  failed: (failure: PartFailure) => ReactNode;
}

/**
 * Shows a page or widget of a remote: loads it with its texts, catches its errors and offers retry. State draws the fallback,
 * because Suspense delays its reveal.
 */
export function PartView({ part, expose, fallback, failed }: PartViewProps): ReactNode {
  const [state, setState] = useState<PartState>(() => partState(part, expose));
  const [busy, setBusy] = useState(false);

  const load = useCallback(async () => {
    setBusy(true);
    setState(await ensurePart(part, expose));
    setBusy(false);
  }, [part, expose]);

  useEffect(() => {
    let live = true;
    setState(partState(part, expose));
    void ensurePart(part, expose).then((next) => {
      if (live) setState(next);
      if (live && next.status === 'ready') void reportExposure(part, next.version);
    });
    return () => {
      live = false;
    };
  }, [part, expose]);

  if (state.status === 'loading') return fallback;
  const { version } = state;
  if (state.status === 'failed') return failed({ part, version, error: state.error, retry: () => void load(), busy });
  const { Component } = state;
  return (
    <PartBoundary
      key={`${part}/${expose}`}
      part={part}
      version={version}
      expose={expose}
      failed={(error, reset) => failed({ part, version, error, retry: reset, busy: false })}
    >
      {/* Names expose and release, for support and tests. */}
      <div className={styles['part']} data-part={`${part}/${expose}`} data-version={version}>
        <Component />
      </div>
    </PartBoundary>
  );
}
