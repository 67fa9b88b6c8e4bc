import { ApiError } from '@foyer/shared/api';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import AgentDividend from './agent-dividend.page';
import type { Dividend } from './get-dividends';

const running: Dividend = {
  ...{ period: '2026-11-16', lastDay: '2026-11-30', state: 'running' },
  ...{ stake: '10560', payout: '2000', rebate: '30', bonus: '25.5', salary: '42', carried: '-462.5', base: '8000' },
  ...{ turnover: '10560', active: 2, percent: '10', amount: '800.00', setOff: '0.00', paid: '800.00' },
};
const offered: Dividend = { ...running, period: '2026-11-01', lastDay: '2026-11-15', state: 'offered', paid: '500.00' };
const nothing: Dividend = { ...running, period: '2026-10-16', lastDay: '2026-10-31', state: 'none', paid: '0.00' };
const line = (memberId: number, username: string, base: string, hasTeam = false) => ({
  ...{ memberId, username, hasTeam, stake: base, payout: '0', rebate: '0', bonus: '0', salary: '0', base },
});
const pages = { pageNum: 1, totalPages: 1, totalElements: 2 };

const open = (answers: Answers) =>
  renderPart(<AgentDividend />, {
    ...{ path: '/m/member/agent/agentDivident', texts: { agent: EN }, answers },
    session: { userName: 'lotus88', type: 1 },
    member: { id: 1 },
    wallet: { sumBalance: '1', currencySymbol: '฿' },
  });
const halfOf = (name: RegExp) => screen.findByRole('region', { name });
const facts = (part: HTMLElement) =>
  within(part)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

describe('the dividends of an agent', () => {
  it('says how the sum of a half month comes about, step by step', async () => {
    await proves('F-DIVIDEND-01', async () => {
      const { user } = open({ dividends: { running, past: [offered, nothing] } });
      const present = await halfOf(/Nov 16/);
      expect(present).toHaveTextContent(EN['dividend.notFinal']);
      const steps = [
        ...['Stakes +฿10,560.00', 'Payouts −฿2,000.00', 'Rebates −฿30.00', 'Bonuses −฿25.50', 'Salaries −฿42.00'],
        ...['Carried over −฿462.50', 'Base ฿8,000.00', 'Percentage reached 10 %', 'Dividend ฿800.00'],
      ];
      expect(facts(present)).toEqual(steps);
      const earlier = await halfOf(/Nov 1, 2026/);
      expect(earlier).toHaveTextContent('Ready');
      expect(earlier).not.toHaveTextContent(EN['dividend.notFinal']);
      expect(await halfOf(/Oct 16/)).toHaveTextContent('Nothing to pay');
      await user.click(within(earlier).getByRole('button', { name: EN['dividend.how'] }));
      expect(facts(earlier)).toEqual(steps);
    });
  });

  it('is paid by a confirmation that names the amount, once', async () => {
    const state = { half: offered };
    const { user, requests } = open({
      dividends: () => ({ running: null, past: [state.half, nothing] }),
      confirmDividend: () => {
        state.half = { ...offered, state: 'paid', paidAt: 1 };
        return { period: offered.period, amount: '500.00', paidAt: 1 };
      },
    });
    await proves('F-DIVIDEND-03', async () => {
      const half = await halfOf(/Nov 1, 2026/);
      expect(within(await halfOf(/Oct 16/)).queryByRole('button', { name: EN['dividend.confirm'] })).toBeNull();
      await user.click(within(half).getByRole('button', { name: EN['dividend.confirm'] }));
      const dialog = screen.getByRole('dialog', { name: EN['dividend.confirmTitle'] });
      expect(dialog).toHaveTextContent('฿500.00');
      await user.dblClick(within(dialog).getByRole('button', { name: EN['dividend.confirm'] }));
      await waitFor(() => expect(screen.getByText('฿500.00 is in your main wallet.')).toBeVisible());
      await waitFor(() => expect(half).toHaveTextContent('Paid'));
      expect(screen.queryByRole('button', { name: EN['dividend.confirm'] })).toBeNull();
      const sent = requests.filter(({ call }) => call === 'confirmDividend');
      expect(sent.map(({ body }) => body)).toEqual([{ period: '2026-11-01', key: expect.any(String) }]);
    });
  });

  it('shows what became of it when another tab was faster', async () => {
    const { user } = open({
      dividends: { running: null, past: [offered] },
      confirmDividend: new ApiError('confirmDividend', 'contract.gone', 200),
    });
    const half = await halfOf(/Nov 1, 2026/);
    await user.click(within(half).getByRole('button', { name: EN['dividend.confirm'] }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: EN['dividend.confirm'] }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('tells who brought it, level by level', async () => {
    const { user, requests } = open({
      dividends: { running, past: [] },
      dividendLines: ({ query }) =>
        query['memberId'] === undefined
          ? { content: [line(7, 'mali', '7000', true), line(8, 'nok', '1000')], ...pages }
          : { own: line(7, 'mali', '6000'), content: [line(9, 'som', '1000')], ...pages },
    });
    const present = await halfOf(/Nov 16/);
    await user.click(within(present).getByRole('button', { name: EN['dividend.who'] }));
    await proves('F-DIVIDEND-05', async () => {
      const mali = await within(present).findByRole('button', { name: /^mali/ });
      expect(mali).toHaveTextContent('฿7,000.00');
      expect(within(present).getByRole('button', { name: /^nok/ })).toHaveTextContent('฿1,000.00');
      await user.click(mali);
      const som = await within(present).findByRole('button', { name: /^som/ });
      expect(som).toHaveTextContent('฿1,000.00');
      expect(within(present).getByText('mali’s own part').parentElement).toHaveTextContent('฿6,000.00');
      // An opened line shows what its share is made of.
      const shares = () => [...mali.closest('li')!.querySelectorAll('dl')].map((share) => facts(share));
      const none = ['Payouts ฿0.00', 'Rebates ฿0.00', 'Bonuses ฿0.00', 'Salaries ฿0.00'];
      expect(shares()).toEqual([['Stakes +฿7,000.00', ...none]]);
      await user.click(som);
      expect(shares()).toEqual([
        ['Stakes +฿7,000.00', ...none],
        ['Stakes +฿1,000.00', ...none],
      ]);
    });
    expect(requests.filter(({ call }) => call === 'dividendLines').map(({ query }) => query?.['memberId'])).toEqual([
      undefined,
      '7',
    ]);
  });

  it('says of a half month that ended, and is not counted yet, that it is not', async () => {
    open({ dividends: { running: null, past: [{ ...running, state: 'counting' }] } });
    expect(await halfOf(/Nov 16/)).toHaveTextContent(EN['dividend.notCounted']);
  });

  it('shows the own part once and further lines by a button, until the last page', async () => {
    const { user } = open({
      dividends: { running, past: [] },
      dividendLines: ({ query }) => ({
        ...{ own: line(1, 'lotus88', '6000'), pageNum: Number(query['pageNo']), totalPages: 2, totalElements: 2 },
        content: [query['pageNo'] === '1' ? line(7, 'mali', '7000') : line(8, 'nok', '1000')],
      }),
    });
    await user.click(within(await halfOf(/Nov 16/)).getByRole('button', { name: EN['dividend.who'] }));
    await user.click(await screen.findByRole('button', { name: EN['dividend.more'] }));
    expect(await screen.findByRole('button', { name: /^nok/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^mali/ })).toBeVisible();
    expect(screen.getAllByText('lotus88’s own part')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: EN['dividend.more'] })).toBeNull();
  });

  it('leads to the contract where there is none', async () => {
    open({ dividends: { running: null, past: [] } });
    expect(await screen.findByRole('link', { name: EN['contract.dividend.title'] })).toHaveAttribute(
      ...(['href', '/m/member/agent/getDevidendContract'] as const),
    );
  });
});
