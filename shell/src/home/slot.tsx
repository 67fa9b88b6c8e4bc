import { denialOf } from '@foyer/shared/flags';
import type { SlotName } from '@foyer/shared/remote';
import { ErrorPanel } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { PartView, widgetsOf } from '../federation';
import { useGuardContext } from '../routes/use-guard';
import styles from './home.module.css';

interface SlotProps {
  name: SlotName;
  /** The final shape of what comes, which keeps its place. */
  skeleton?: ReactNode;
  className?: string | undefined;
}

/**
 * A place that remotes fill by widgets, in their order. Each widget has a boundary of its own: one that fails is a quiet line
 * with a retry, and its neighbours stay.
 */
export function Slot({ name, skeleton = null, className }: SlotProps) {
  const context = useGuardContext();
  const widgets = widgetsOf(name).filter(({ declaration }) => !denialOf(declaration.guard, context));
  return widgets.map(({ part, expose }) => (
    <div key={`${part}/${expose}`} data-slot={name} className={className}>
      <PartView
        part={part}
        expose={expose}
        fallback={skeleton}
        failed={({ part: failed, version, retry, busy }) =>
          // Dialogs and bars that nobody asked for are not missed aloud.
          skeleton === null ? null : (
            <ErrorPanel
              look="inline"
              detail={`${failed} ${version}`}
              onRetry={retry}
              busy={busy}
              className={styles.failure}
            />
          )
        }
      />
    </div>
  ));
}
