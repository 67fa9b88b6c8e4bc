import { bus } from '@foyer/shared/bus';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { board, plays, result } from '../testing/lottery-fixtures';
import { WithSlip } from '../testing/with-slip';
import StartLotteryPage from './start-lottery.page';

const SLIPS = 'foyer:games.lottery.slips';

beforeEach(() => sessionStorage.clear());

type Line = readonly [play: string, pick: string, stake: string];
const rates: Readonly<Record<string, string>> = { size: '×1.95', digit: '×9.5', straight: '×940' };
const slipOf = (...lines: readonly Line[]) => ({
  lines: lines.map(([play, pick, stake]) => ({ play, pick, stake, rates: rates[play] })),
  ...{ issues: 1, stopOnWin: true },
});
const three = slipOf(['size', 'big', '1'], ['digit', '2:7', '1'], ['straight', '456', '1']);

const show = (slip: unknown, options: RenderOptions = {}, plus: Parameters<typeof board>[1] = {}) =>
  renderPart(
    <WithSlip slip={slip}>
      <StartLotteryPage />
    </WithSlip>,
    {
      path: '/m/startLottery?code=LTN1M',
      texts: { games: EN },
      answers: {
        lotteryBoard: board(Date.now() + 600_000, plus),
        lotteryResults: { content: [result(Date.now())] },
      },
      ...options,
    },
  );

/** The opened slip of a page. */
async function open({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByText('Bet slip'));
  return within(await screen.findByRole('dialog', { name: 'Bet slip' }));
}
const sum = (slip: ReturnType<typeof within>, name: string) => slip.getByText(name).nextElementSibling;

describe('the slip', () => {
  it('tells what each line bets, costs and may bring, and reads it out', async () => {
    await proves('F-LOTTERYBET-03', async () => {
      const shown = show(three);
      const slip = await open(shown);
      for (const [pick, stake] of [
        ['Big', '1.10'],
        ['Place 2: 7', '2.20'],
        ['456', '3.30'],
      ] as const) {
        const field = slip.getByLabelText(`Stake on ${pick}`);
        await shown.user.clear(field);
        await shown.user.type(field, stake);
      }
      expect(slip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/Big.*Sum big or small ×1\.95.*May bring ฿2\.15/),
        expect.stringMatching(/Place 2: 7.*Digit at a place ×9\.5.*May bring ฿20\.90/),
        expect.stringMatching(/456.*Three in order ×940.*May bring ฿3,102\.00/),
      ]);
      expect(sum(slip, 'Total')).toHaveTextContent('฿6.60');
      // 1.10 x 1.95 + 2.20 x 9.5 + 3.30 x 940 is 3125.045.
      expect(sum(slip, 'Most it can bring')).toHaveTextContent('฿3,125.05');
      expect(slip.getByText(/3 lines on your slip\. Total ฿6\.60, most it can bring ฿3,125\.05/)).toHaveAttribute(
        'role',
        'status',
      );
      await shown.user.click(slip.getByLabelText('Remove Place 2: 7'));
      expect(sum(slip, 'Total')).toHaveTextContent('฿4.40');
      expect(slip.getByText(/2 lines on your slip\. Total ฿4\.40/)).toBeInTheDocument();
      await shown.user.click(slip.getByText('฿50'));
      expect(sum(slip, 'Total')).toHaveTextContent('฿100.00');
      const all = slip.getByLabelText(EN['slip.all']);
      await shown.user.clear(all);
      await shown.user.type(all, '7.5');
      expect(sum(slip, 'Total')).toHaveTextContent('฿15.00');
      await shown.user.click(slip.getByLabelText(EN['chase.more']));
      expect(sum(slip, 'Total')).toHaveTextContent('฿30.00');
      expect(slip.getByRole('switch', { name: EN['chase.stop'] })).toBeChecked();
      await shown.user.click(slip.getByText(EN['slip.clear']));
      expect(screen.queryByText('Bet slip')).not.toBeInTheDocument();
      expect(sessionStorage.getItem(SLIPS)).toBeNull();
    });
  });

  it('takes ten draws in a row at most, and one at least', async () => {
    const shown = show(three);
    const slip = await open(shown);
    await shown.user.click(slip.getByLabelText(EN['chase.less']));
    for (let time = 0; time < 12; time += 1) await shown.user.click(slip.getByLabelText(EN['chase.more']));
    expect(sum(slip, 'Total')).toHaveTextContent('฿30.00');
  });

  it('refuses the 101st line with a text, and a line twice', async () => {
    await proves('F-LOTTERYBET-03', async () => {
      const told: string[] = [];
      const off = bus.on('toast:show', ({ text }) => told.push(text));
      const lines = Array.from({ length: 100 }, (_, at): Line => ['straight', String(at).padStart(3, '0'), '1']);
      const { user } = show(slipOf(...lines), {}, { plays: [plays.straight] });
      const choose = async (digits: string) => {
        for (const [place, digit] of [...digits].entries()) {
          const grid = await screen.findByLabelText(`Place ${place + 1}`);
          await user.click(within(grid).getByText(digit));
        }
        await user.click(screen.getByText('Add 1 line', { selector: 'button *' }));
      };
      await choose('007');
      expect(told).toEqual([]);
      await choose('107');
      expect(told).toEqual(['A slip has 100 lines at most.']);
      expect(screen.getByText('100')).toBeVisible();
      off();
    });
  });

  it('goes no further with a stake out of bounds, or an order beyond the limits', async () => {
    const shown = show(three, { session: {} });
    const slip = await open(shown);
    const field = slip.getByLabelText('Stake on 456');
    for (const [stake, problem] of [
      ['0.99', 'At least ฿1.00'],
      ['10000.01', 'At most ฿10,000.00'],
      ['1e3', 'Use digits, with at most two decimals'],
      ['1.001', 'Use digits, with at most two decimals'],
    ] as const) {
      await shown.user.clear(field);
      await shown.user.type(field, stake);
      await shown.user.click(slip.getByText(EN['slip.next']));
      expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
      expect(field).toHaveFocus();
    }
    await shown.user.clear(field);
    await shown.user.type(field, '2200');
    expect(slip.getByText('What you can win in one draw is limited to ฿2,000,000.00.')).toBeVisible();
    expect(slip.getByRole('button', { name: EN['slip.next'] })).toBeDisabled();
    await shown.user.clear(field);
    await shown.user.type(field, '2100');
    await shown.user.click(slip.getByText(EN['slip.next']));
    expect(await screen.findByRole('dialog', { name: EN['confirm.title'] })).toBeVisible();
  });
});

describe('the slip of a tab', () => {
  it('takes what was chosen, and is there again after a reload', async () => {
    const { user, unmount } = show({});
    await user.click(await screen.findByText('Big'));
    await user.click(screen.getByText('Add 1 line', { selector: 'button *' }));
    expect(screen.getByText('Bet slip')).toBeVisible();
    expect(screen.getByText(EN['bar.choose'])).toBeVisible();
    expect(screen.getByText('1 line on your slip.')).toHaveAttribute('role', 'status');
    const stored = sessionStorage.getItem(SLIPS);
    unmount();
    show(stored);
    expect(await screen.findByText('Bet slip')).toBeVisible();
  });

  const line = { play: 'size', pick: 'big', stake: '5', rates: '×1.95' };
  it.each([
    ['no JSON', '{"LTN1M":', 0],
    ['another form', '{"LTN1M":{"lines":[{"play":1}]}}', 0],
    ['a list', '[]', 0],
    [
      'lines that the board does not have',
      JSON.stringify({
        LTN1M: { lines: [line, { ...line, pick: 'huge' }, { ...line, play: 'x' }, line], issues: 99, stopOnWin: true },
      }),
      1,
    ],
  ])('with %s in the storage shows what can be ordered, without an error', async (_, stored, lines) => {
    await proves('F-LOTTERYBET-07', async () => {
      show(stored);
      await screen.findByText('Big');
      expect(screen.queryAllByRole('alert')).toHaveLength(0);
      expect(screen.queryAllByText('Bet slip')).toHaveLength(lines);
    });
  });
});
