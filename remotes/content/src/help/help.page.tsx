import { useT } from '@foyer/shared/i18n';
import { useBack } from '@foyer/shared/router';
import { PageBar } from '@foyer/shared/ui';
import { AskService, HelpView } from './help-view';
import { Topics } from './topics';

/** /m/help: the topics of the merchant, of which one is open (S2-ROUTES-34, A070). */
export default function HelpPage() {
  const t = useT('content');
  return (
    <>
      <PageBar title={t('help.title')} onBack={useBack()} />
      <HelpView rows={8}>
        {(topics) => (
          <>
            <Topics topics={topics} />
            <AskService />
          </>
        )}
      </HelpView>
    </>
  );
}
