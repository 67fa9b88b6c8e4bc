import { dayText } from '@foyer/shared/report';

/** The name of a period that was paid: its first day, or an hour of the merchant's clock. */
const PERIOD = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})[+-]\d{2}:\d{2})?$/;

/** What a movement belongs to, as a member reads it: a period by its day and hour, anything else by its own name. */
export function subjectText(subject: string): string {
  const [, day, hour] = PERIOD.exec(subject) ?? [];
  if (day === undefined) return subject;
  return [dayText(day, 'short'), hour].filter((part) => part !== undefined).join(' ');
}
