import styles from './icons.module.css';

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={styles.sign}>
      <path d={d} />
    </svg>
  );
}

export const TrendIcon = () => <Sign d="M4 4v15a1 1 0 0 0 1 1h15M7.5 15.5l3.6-4 3 2.6 5-6.1M15.6 8h3.5v3.5" />;

export const TicketIcon = () => (
  <Sign d="M4 8a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 8v2a2 2 0 0 0 0 4v2a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16v-2a2 2 0 0 0 0-4V8ZM14 7v1.6M14 11.2v1.6M14 15.4V17" />
);

export const PercentIcon = () => (
  <Sign d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM15 9l-6 6M9.4 9.9a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2ZM14.6 15.3a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2Z" />
);

export const ShareIcon = () => (
  <Sign d="M8.2 10.8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.8 18.6c.5-2.9 2.7-4.6 5.4-4.6 1.2 0 2.3.3 3.2.9M20 13l-6.6 7M14 14.2a.7.7 0 1 0 0-1.4.7.7 0 0 0 0 1.4ZM19.4 20.2a.7.7 0 1 0 0-1.4.7.7 0 0 0 0 1.4ZM15.2 5.2a3 3 0 0 1 0 5.4" />
);

export const AddMemberIcon = () => (
  <Sign d="M10 11.4a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM3 19.6c.7-3.2 3.5-5 7-5 1.4 0 2.8.3 3.9.9M18 14v6M15 17h6" />
);

export const DividendIcon = () => (
  <Sign d="M12 3.5v8.5h8.5A8.5 8.5 0 1 1 12 3.5ZM15.5 3.9a8.5 8.5 0 0 1 4.6 4.6h-4.6V3.9Z" />
);
