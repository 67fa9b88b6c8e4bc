import { renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import TeamRebatePage from './team-rebate.page';

const row = (day: string, username: string, rate: string, share: string, own = false) => ({
  ...{ day, memberId: own ? 1 : 7, username, own, category: 'SLOTS', turnover: '1234.5600', rate, share },
});

describe('the report of a team’s rebate', () => {
  it('says who brought what, by day, with the rate of that day and what it paid', async () => {
    await proves('F-TEAMREBATE-03', async () => {
      const { requests } = renderPart(<TeamRebatePage />, {
        path: '/m/member/teamRebate?period=custom&from=2026-03-14&to=2026-03-15',
        texts: { agent: EN },
        session: { userName: 'lotus88', type: 1 },
        wallet: { sumBalance: '1', currencySymbol: '฿' },
        answers: {
          teamRebate: {
            content: [
              row('2026-03-15', 'mali', '0.2', '2.4691'),
              row('2026-03-14', 'lotus88', '0.8', '9.8765', true),
              row('2026-03-14', 'mali', '0.3', '3.7037'),
            ],
            days: [
              { day: '2026-03-15', share: '2.4691', amount: '2.47', setOff: '-1.00', paid: '1.47' },
              { day: '2026-03-14', share: '13.5802', amount: '13.58', setOff: '0.00', paid: '13.58' },
            ],
            corrections: [{ day: '2026-03-15', ofDay: '2026-03-14', amount: '-1.00' }],
            totals: { share: '16.0493', paid: '15.05' },
            ...{ pageNum: 1, totalPages: 1, totalElements: 3 },
          },
        },
      });
      const rows = await screen.findAllByRole('listitem');
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        'maliSlots · ฿1,234.56 × 0.2 %2.4691',
        'Your own betsSlots · ฿1,234.56 × 0.8 %9.8765',
        'maliSlots · ฿1,234.56 × 0.3 %3.7037',
      ]);
      // Each day's heading has its movement.
      const heads = screen.getAllByText(/฿13\.58|฿1\.47/);
      expect(heads).toHaveLength(2);
      const totals = screen.getByRole('region', { name: 'Totals of the period' });
      expect(within(totals).getByText('฿15.05')).toBeVisible();
      expect(within(totals).getByText(/Mar 14/)).toHaveTextContent('1.00');
      expect(within(totals).getByRole('link')).toHaveAttribute('href', '/m/transaction/record?types=A');
      expect(requests.find(({ call }) => call === 'teamRebate')?.query).toMatchObject({
        ...{ startDate: '2026-03-14', endDate: '2026-03-15' },
      });
    });
  });

  it('can be taken along as a file, with turnover, rate and exact share', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:file', revokeObjectURL: () => {} });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = renderPart(<TeamRebatePage />, {
      path: '/m/member/teamRebate?period=custom&from=2026-03-14&to=2026-03-15',
      ...{ texts: { agent: EN }, session: { userName: 'lotus88', type: 1 } },
      answers: {
        teamRebate: {
          content: [row('2026-03-15', 'mali', '0.2', '2.4691')],
          days: [{ day: '2026-03-15', share: '2.4691', amount: '2.47', setOff: '0.00', paid: '2.47' }],
          ...{ corrections: [], totals: { share: '2.4691', paid: '2.47' } },
          ...{ pageNum: 1, totalPages: 1, totalElements: 1 },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText('Saved 1 rows.')).toBeVisible();
    click.mockRestore();
    const [head, line] = new TextDecoder().decode(await blobs[0]!.arrayBuffer()).split('\r\n');
    const columns = ['day', 'member', 'category', 'turnover', 'rate', 'share'] as const;
    expect(head).toBe(columns.map((column) => EN[`teamRebate.${column}`]).join(','));
    expect(line).toBe('2026-03-15,mali,Slots,1234.5600,0.2,2.4691');
  });

  it('says when nothing was paid', async () => {
    renderPart(<TeamRebatePage />, {
      ...{ path: '/m/member/teamRebate', texts: { agent: EN }, session: { userName: 'lotus88', type: 1 } },
      answers: {
        teamRebate: {
          ...{ content: [], days: [], corrections: [], totals: { share: '0', paid: '0' } },
          ...{ pageNum: 1, totalPages: 0, totalElements: 0 },
        },
      },
    });
    expect(await screen.findByText(EN['teamRebate.none'])).toBeVisible();
  });
});
