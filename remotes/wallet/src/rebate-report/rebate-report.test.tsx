import type { RebatePage } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { addDays, dayOf } from '@foyer/shared/time';
import { screen, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import RebateReportPage from './rebate-report.page';

const today = dayOf(Date.now());
const yesterday = addDays(today, -1);
const paidAt = new Date(`${today}T03:00:00`).getTime();
const part = { category: 'RNG', turnover: '12345.67', rate: '0.3', share: '37.03701' };
const answer: RebatePage = {
  content: [{ day: yesterday, amount: '37.04', parts: [part], team: '0', corrected: '0', paidAt }],
  pageNum: 1,
  totalPages: 1,
  totals: { count: 1, turnover: '12345.67', amount: '37.04' },
  running: { day: today, amount: '1.5', parts: [{ ...part, turnover: '500', share: '1.5' }], team: '0' },
};

const open = (rebateReport: Answers['rebateReport'] & {}, search = '') =>
  renderPart(<RebateReportPage />, {
    path: `/m/member/rebateReport${search}`,
    texts: { wallet: EN },
    session: {},
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: { rebateReport },
  });

it('shows turnover, rate, exact share and paid amount of each day, with the way to its movement', async () => {
  const { requests } = open(answer);
  await proves(['F-REBATE-01', 'S2-ROUTES-29'], async () => {
    const day = within((await screen.findByRole('link', { name: EN['rebate.movement'] })).closest('li')!);
    expect(day.getByText('+฿37.04')).toBeVisible();
    expect(day.getAllByRole('row')[1]).toHaveTextContent(/Electronic12,345\.670\.3 %37\.0370/);
    expect(day.getByRole('link')).toHaveAttribute(
      'href',
      `/m/transaction/record?period=custom&from=${today}&to=${today}&kind=rebate`,
    );
    const totals = within(screen.getByRole('region', { name: 'Totals of the period' }));
    expect(totals.getByText('+฿37.04')).toBeVisible();
    expect(totals.getByText('฿12,345.67')).toBeVisible();
  });
  expect(requests[0]?.query).toEqual({
    ...{ startDate: addDays(today, -6), endDate: today, pageNo: '1', pageSize: '20' },
  });
});

it('sets today’s estimate apart from what was paid', async () => {
  open(answer);
  await proves('F-REBATE-02', async () => {
    const running = within(await screen.findByRole('region', { name: EN['rebate.running'] }));
    expect(running.getByText('฿1.50')).toBeVisible();
    expect(running.getByText(EN['rebate.estimate'])).toBeVisible();
    expect(running.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Totals of the period' })).not.toHaveTextContent('38.54');
  });
});

it.each([
  ['nothing', '0', 'nothingYet'],
  ['the team alone', '0.5', 'estimate'],
] as const)('says of a day to which %s brought anything what it comes to', async (_, team, said) => {
  open({ ...answer, running: { day: today, amount: team, parts: [], team } });
  const running = within(await screen.findByRole('region', { name: EN['rebate.running'] }));
  expect(running.getByText(EN[`rebate.${said}`])).toBeVisible();
});

it('shows the estimate where nothing was paid yet, and the next step', async () => {
  open({ ...answer, content: [], totals: { count: 0, turnover: '0', amount: '0' } });
  expect(await screen.findByText(EN['rebate.none'])).toBeVisible();
  expect(screen.getByRole('region', { name: EN['rebate.running'] })).toBeVisible();
});

it('names the team’s share, a correction, and a day that is being paid', async () => {
  const { paidAt: _, ...due } = { ...answer.content[0]!, team: '4.2', corrected: '-1' };
  open({ ...answer, content: [due] });
  expect(await screen.findByText(EN['rebate.paying'])).toBeVisible();
  expect(screen.getByRole('row', { name: /From the team 4\.2000/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Correction of earlier days -1\.0000/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: EN['rebate.movement'] })).not.toBeInTheDocument();
});

it('is for members of merchants that have it', () => {
  expect(remote.pages['/m/member/rebateReport'].guard).toEqual(['member', 'notTrial', 'flag:PLYRBT']);
});
