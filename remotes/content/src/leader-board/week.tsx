import type { Mission } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { dayText } from '@foyer/shared/report';
import { addDays } from '@foyer/shared/time';
import { Lantern } from './lantern';
import styles from './week.module.css';

/** The seven lanterns of the running week: lit days, today, and those that are still to come (F-MISSION-01). */
export function Week({ mission }: { mission: Mission }) {
  const t = useT('content');
  const { lit, days, today } = mission;
  const isLitToday = lit.at(-1)?.day === today.day;
  const first = lit[0]?.day ?? today.day;
  return (
    <ol aria-label={t('mission.week', { lit: lit.length, days })} className={styles.week}>
      {Array.from({ length: days }, (_, place) => {
        const day = addDays(first, place);
        const isToday = day === today.day;
        const isLit = place < lit.length;
        const state = isLit ? 'mission.lit' : isToday ? 'mission.today' : 'mission.dark';
        return (
          <li key={day} aria-current={isToday ? 'date' : undefined} className={isToday ? styles.today : styles.day}>
            <Lantern lit={isLit} />
            <span className={styles.name}>{isToday ? t('mission.todayName') : dayText(day, 'weekday')}</span>
            <span className="visually-hidden">{t(isToday && isLitToday ? 'mission.lit' : state)}</span>
          </li>
        );
      })}
    </ol>
  );
}
