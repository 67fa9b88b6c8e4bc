import { denialOf } from '@foyer/shared/flags';
import type { SlotName } from '@foyer/shared/remote';
import { ErrorPanel } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { PartView, widgetsOf } from '../federation';
import { useGuardContext } from '../routes/use-guard';
import styles from './home.module.css';

interface SlotProps {
  name: SlotName;
  /** Keeps the place of the widgets while they load. */
  skeleton?: ReactNode;
  className?: string | undefined;
}

/** The widgets of a slot that this visitor may see, in their order. */
export function useWidgets(name: SlotName) {
  const context = useGuardContext();
  return widgetsOf(name).filter(({ declaration }) => !denialOf(declaration.guard, context));
}

/** Shows the widgets of a slot in their order. Each has its own boundary: a failed one becomes a line with a retry. */
export function Slot({ name, skeleton = null, className }: SlotProps) {
  return useWidgets(name).map(({ part, expose }) => (
    <div key={`${part}/${expose}`} data-slot={name} className={className}>
      <PartView
        part={part}
        expose={expose}
        fallback={skeleton === null ? null : <div aria-busy="true">{skeleton}</div>}
        failed={({ part: failed, version, retry, busy }) =>
          // A failed dialog or bar that nobody asked for shows nothing.
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
