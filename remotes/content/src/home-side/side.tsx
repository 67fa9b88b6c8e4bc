import { useT } from '@foyer/shared/i18n';
import { CloseIcon, IconButton } from '@foyer/shared/ui';
import { useId } from 'react';
import { ContactLink } from './contact-link';
import type { Contacts } from './get-contacts';
import { InviteButton } from './invite-button';
import styles from './side.module.css';
import { ChatSign, FacebookSign, WhatsappSign } from './signs';
import { Telegram } from './telegram';
import { useDisclosure } from './use-disclosure';

interface SideProps {
  contacts: Contacts | undefined;
  invites: boolean;
}

/** A round button that opens the contacts above itself. */
export function Side({ contacts, invites }: SideProps) {
  const t = useT('content');
  const id = useId();
  const { box, button, open, toggle, close } = useDisclosure();
  return (
    <div ref={box} className={styles.side}>
      <IconButton
        ref={button}
        label={t('side.title')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        icon={open ? <CloseIcon /> : <ChatSign />}
        onClick={toggle}
        className={styles.button}
      />
      {open ? (
        <ul id={id} aria-label={t('side.title')} className={styles.panel}>
          {contacts?.whatsapp ? (
            <ContactLink contact={contacts.whatsapp} name="WhatsApp" sign={<WhatsappSign />} />
          ) : null}
          {contacts?.facebook ? (
            <ContactLink contact={contacts.facebook} name="Facebook" sign={<FacebookSign />} />
          ) : null}
          {contacts && contacts.telegram.length > 0 ? <Telegram contacts={contacts.telegram} /> : null}
          {invites ? <InviteButton onDone={close} /> : null}
        </ul>
      ) : null}
    </div>
  );
}
