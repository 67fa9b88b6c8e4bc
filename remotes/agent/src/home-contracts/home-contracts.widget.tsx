import { hasPrompts } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { hasPage, useNavigate } from '@foyer/shared/router';
import { memberType, useSession } from '@foyer/shared/session';
import { ConfirmDialog } from '@foyer/shared/ui';
import { useState } from 'react';
import { type ContractKind, contractKinds, contractPages } from '../contracts/contract-kind';
import { useWaitingContracts } from '../contracts/get-contracts';
import { useQuietView } from './use-quiet-view';

/**
 * Home's alerts of contracts that wait for an answer, one after another (S2-AGENT-30 to S2-AGENT-32, A095). Cancel answers nothing:
 * the next visit asks again.
 */
export default function HomeContracts() {
  const t = useT('agent');
  const navigate = useNavigate();
  const waiting = useWaitingContracts(hasPrompts(useSession(memberType)));
  const [closed, setClosed] = useState<readonly ContractKind[]>([]);
  const kind = contractKinds.find((each) => waiting?.[each] && !closed.includes(each) && hasPage(contractPages[each]));
  const quiet = useQuietView(kind !== undefined);
  if (kind === undefined || !quiet) return null;
  const close = () => setClosed([...closed, kind]);
  return (
    <ConfirmDialog
      key={kind}
      open
      title={t(`contract.${kind}.title`)}
      confirmLabel={t('contract.go')}
      onCancel={close}
      onConfirm={() => {
        setClosed(contractKinds);
        void navigate(contractPages[kind]);
      }}
    >
      <p>{t('contract.alert')}</p>
    </ConfirmDialog>
  );
}
