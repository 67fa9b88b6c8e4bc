import { ChevronDownIcon } from '@foyer/shared/ui';
import { useId, useState } from 'react';
import { ContactLink } from './contact-link';
import type { Contact } from './get-contacts';
import styles from './side.module.css';
import { TelegramSign } from './signs';

const NAME = 'Telegram';

/** One entry that unfolds up to three addresses (S2-SIDESERVICE-03). */
export function Telegram({ contacts }: { contacts: readonly Contact[] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((now) => !now)}
        className={styles.row}
      >
        <TelegramSign />
        <span className={styles.name}>{NAME}</span>
        <ChevronDownIcon size={20} className={styles.chevron} />
      </button>
      {open ? (
        <ul id={id} aria-label={NAME} className={styles.more}>
          {contacts.map((contact, index) => (
            <ContactLink key={contact.href} contact={contact} name={`${NAME} ${index + 1}`} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
