import type { Activity, ActivityInfo } from '@foyer/shared/contract';

/** From 13 to 15 November 2026. */
export const WEEKEND = {
  startsAt: new Date(2026, 10, 13, 18).getTime(),
  endsAt: new Date(2026, 10, 16).getTime(),
} as const;

/** An activity for component tests; a time missing in `more` has no limit. */
export const activity = (id: number, title: string, more: Partial<Activity> = WEEKEND): Activity => ({
  id,
  title,
  summary: `All about ${title}`,
  image: `/art/activity/${id}.svg`,
  status: 'running',
  ...more,
});

export const activityInfo = (id: number, title: string, more: Partial<ActivityInfo> = {}): ActivityInfo => ({
  ...activity(id, title),
  content: `<p>The rules of ${title}</p>`,
  ...more,
});
