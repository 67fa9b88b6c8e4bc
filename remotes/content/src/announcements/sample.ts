import type { Announcement } from '@foyer/shared/contract';

export const banner = (id: number, title: string, url = ''): Announcement => ({
  id,
  type: 'B',
  title,
  url,
  image: `/art/banner/${id}.svg`,
});

export const notice = (id: number, title: string, content = `<p>About ${title}</p>`): Announcement => ({
  id,
  type: id % 2 === 0 ? 'PL' : 'H',
  title,
  content,
  publishedAt: Date.UTC(2026, 10, 20, 12),
});

export const popup = (id: number, execution: 'A' | 'B' | 'F', title: string, promotionType = ''): Announcement => ({
  id,
  type: 'PU',
  title,
  content: `<p>About ${title}</p>`,
  execution,
  promotionType,
});
