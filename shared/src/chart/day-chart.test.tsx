import { renderPart } from '@foyer/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { daysBetween } from '../time';
import { DayChart, moneySeries } from '.';
import { plotScale } from './plot-scale';

const days = daysBetween('2026-11-01', '2026-11-03');
const stakes = moneySeries('Stakes', ['100', '0', '250.5'], '฿');
const nets = moneySeries('Net', ['-20.25', '0', '4'], '฿', (value) => (value.startsWith('-') ? 'lost' : 'won'));
const drawing = (slider: HTMLElement) => slider.querySelector('svg')!;

describe('a chart by day', () => {
  it('walks its days by keys and speaks every series of the day', async () => {
    const { user } = renderPart(<DayChart title="Team" days={days} series={[stakes, nets]} look="lines" />);
    const chart = await screen.findByRole('slider', { name: 'Team, choose a day' });
    expect(chart).toHaveAttribute('aria-valuetext', 'Team');
    chart.focus();
    const walked: (string | null)[] = [];
    for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{Home}', '{ArrowLeft}', '{End}', '{ArrowRight}']) {
      await user.keyboard(key);
      walked.push(chart.getAttribute('aria-valuetext'));
    }
    const [third, second, first] = [
      'Tue, Nov 3: Stakes ฿250.50, Net ฿4.00 won',
      'Mon, Nov 2: Stakes ฿0.00, Net ฿0.00 won',
      'Sun, Nov 1: Stakes ฿100.00, Net -฿20.25 lost',
    ];
    expect(walked).toEqual([third, second, first, first, third, third]);
    expect(screen.getByText('฿250.50')).toBeVisible();
    expect(screen.getByText('+฿4.00')).toBeVisible();
    await user.tab();
    expect(chart).toHaveAttribute('aria-valuetext', 'Team');
  });

  it('shows the day under a finger, from the other side where one reads from the right', async () => {
    renderPart(<DayChart title="Net" days={days} series={[nets]} look="bars" />);
    const chart = await screen.findByRole('slider');
    chart.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
    fireEvent(chart, new MouseEvent('pointerdown', { clientX: 10, bubbles: true }));
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 1'));
    document.dir = 'rtl';
    fireEvent(chart, new MouseEvent('pointermove', { clientX: 290, bubbles: true }));
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 1'));
    document.dir = 'ltr';
  });

  it('tells series and losses apart without colour', async () => {
    const { unmount } = renderPart(<DayChart title="Team" days={days} series={[stakes, nets]} look="lines" />);
    const lines = drawing(await screen.findByRole('slider')).querySelectorAll('g');
    expect([...lines].map((line) => line.classList.contains('second'))).toEqual([false, true]);
    const shape = (line: Element) => line.querySelectorAll('path')[1]?.getAttribute('d');
    expect(shape(lines[0]!)).not.toBe(shape(lines[1]!));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Stakes', 'Net']);
    for (const item of screen.getAllByRole('listitem')) expect(item.querySelector('svg')).not.toBeNull();
    unmount();

    renderPart(<DayChart title="Net" days={days} series={[nets]} look="bars" />);
    const bars = [...drawing(await screen.findByRole('slider')).querySelectorAll(':scope > rect')];
    expect(bars.map((bar) => bar.getAttribute('fill')?.startsWith('url(#') ?? false)).toEqual([true, false]);
    const [down, up] = bars.map((bar) => Number(bar.getAttribute('y')));
    expect(down).toBeGreaterThan(up!);
  });

  it('has no inline style in its drawing, which a policy of contents could refuse', async () => {
    renderPart(<DayChart title="Net" days={days} series={[nets]} look="bars" />);
    const chart = await screen.findByRole('slider');
    expect(chart.querySelector('[style]')).toBeNull();
    expect(within(chart).queryByText(/./)).toBeNull();
  });
});

describe('its scale', () => {
  it.each([
    [[0, 0]],
    [[-20.25, 4]],
    [[0.01, 0.07]],
    [[-999, 1001]],
    [[9_007_199_254_740_992, -1]],
    [[-3, -4]],
    [[1, 29, 31]],
  ])('of %j has four lines at most, zero among them, and holds all values', (values) => {
    const scale = plotScale(values, values.length, 240);
    expect(scale.lines.length).toBeLessThanOrEqual(4);
    expect(scale.lines).toContain(0);
    for (const value of values) {
      expect(scale.y(value)).toBeGreaterThanOrEqual(0);
      expect(scale.y(value)).toBeLessThanOrEqual(128);
    }
  });

  it('gives 31 days columns of five pixels and more on a phone of 320, in either direction', () => {
    const scale = plotScale([1], 31, 214);
    for (let day = 0; day < 31; day += 1) expect(scale.x(day).width).toBeGreaterThanOrEqual(5);
    expect(scale.x(0).from).toBeLessThan(scale.x(30).from);
    const rtl = plotScale([1], 31, 214, true);
    expect(rtl.x(0).from).toBeGreaterThan(rtl.x(30).from);
  });
});
