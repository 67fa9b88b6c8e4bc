import { ApiError } from '@foyer/shared/api';
import { type Answers, renderPart, type SentRequest, sessionOwner } from '@foyer/shared/testing';
import { act, screen, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import AgentRatesPage from './agent-rates.page';

const member = (rate: string, version: number, more = {}) => ({
  ...{ memberId: 7, username: 'mali', version },
  rates: [
    { category: 'SLOTS', rate, min: '0.4', max: '0.8', ...more },
    { category: 'FISH', rate: '0.0', min: '0.0', max: '0.3' },
  ],
});
const listed = (rated: ReturnType<typeof member>) => ({
  own: [{ category: 'SLOTS', rate: '0.8' }],
  ...{ content: [rated], pageNum: 1, totalPages: 1, totalElements: 1 },
});

const open = (answers: Answers, path = '/m/member/agent/agentRebeat?member=7') =>
  renderPart(<AgentRatesPage />, { path, texts: { agent: EN }, session: { userName: 'lotus88', type: 1 }, answers });

const slots = () => screen.findByRole('spinbutton', { name: EN['category.SLOTS'] });

describe('the rate editor', () => {
  it('goes in steps of 0.1 from what is given on to what the agent has', async () => {
    await proves('F-AGENTREBATE-01', async () => {
      const { user } = open({ agentRates: listed(member('0.6', 3)), rateHistory: [] });
      const rate = await slots();
      expect(rate).toHaveAttribute('aria-valuemin', '0.4');
      expect(rate).toHaveAttribute('aria-valuemax', '0.8');
      expect(rate).toHaveAttribute('aria-valuetext', '0.6 %, 0.4 to 0.8 %');
      expect(screen.getByText(EN['rates.reason'])).toBeVisible();
      const seen: (string | null)[] = [];
      const key = async (name: string) => {
        await user.keyboard(name);
        seen.push(rate.textContent);
      };
      rate.focus();
      for (const name of ['{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{Home}', '{ArrowDown}', '{End}']) await key(name);
      expect(seen).toEqual(['0.7 %', '0.8 %', '0.8 %', '0.4 %', '0.4 %', '0.8 %']);
      const [less, more] = ['less', 'more'].map((which) =>
        screen.getByRole('button', {
          name: EN[`rates.${which}` as 'rates.less'].replace('{{category}}', EN['category.SLOTS']),
        }),
      );
      expect(more).toBeDisabled();
      for (const shown of ['0.7 %', '0.6 %', '0.5 %', '0.4 %']) {
        await user.click(less!);
        expect(rate).toHaveTextContent(shown);
      }
      expect(less).toBeDisabled();
      await user.click(more!);
      expect(rate).toHaveTextContent('0.5 %');
    });
  });

  it('goes half a percent at a time by the page keys', async () => {
    const [sample] = member('0.6', 3).rates;
    const wide = { ...member('0.6', 3), rates: [{ ...sample!, min: '0.0', max: '2.0' }] };
    const { user } = open({ agentRates: listed(wide), rateHistory: [] });
    const rate = await slots();
    rate.focus();
    await user.keyboard('{PageUp}');
    expect(rate).toHaveTextContent('1.1 %');
    await user.keyboard('{PageDown}{PageDown}');
    expect(rate).toHaveTextContent('0.1 %');
  });

  it('shows what another one saved beside what was chosen, and saves it then', async () => {
    await proves('F-AGENTREBATE-03', async () => {
      let now = member('0.5', 3);
      const { user, requests } = open({
        agentRates: () => listed(now),
        rateHistory: [],
        changeRates: (sent: SentRequest) => {
          const { version } = sent.body as { version: number };
          if (version !== now.version) return new ApiError('changeRates', 'rate.changed', 200);
          now = member('0.6', now.version + 1);
          return now;
        },
      } as Answers);
      const rate = await slots();
      rate.focus();
      await user.keyboard('{ArrowUp}');
      // Meanwhile somebody saves 0.8.
      now = member('0.8', 4);
      await user.click(screen.getByRole('button', { name: EN['rates.save'] }));
      const note = await screen.findByRole('alert');
      expect(note).toHaveTextContent('now 0.8 %, yours 0.6 %');
      expect(rate).toHaveTextContent('0.6 %');
      await user.click(screen.getByRole('button', { name: EN['rates.save'] }));
      expect(await screen.findByRole('button', { name: EN['rates.save'] })).toBeDisabled();
      const sent = requests.filter(({ call }) => call === 'changeRates').map(({ body }) => body);
      expect(sent).toMatchObject([{ version: 3 }, { version: 4 }]);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  it('gives what was chosen back to the same agent after a session that ended', async () => {
    const answers: Answers = { agentRates: listed(member('0.6', 3)), rateHistory: [] };
    const { user, unmount } = open(answers);
    (await slots()).focus();
    await user.keyboard('{ArrowUp}');
    act(() => sessionOwner.end());
    unmount();
    open(answers);
    expect(await screen.findByText('0.7 %')).toBe(await slots());
    expect(screen.getByRole('button', { name: EN['rates.save'] })).toBeEnabled();
  });

  it('asks before a reload only while something is unsaved', async () => {
    const reloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = open({
      ...{ agentRates: listed(member('0.6', 3)), rateHistory: [] },
      changeRates: member('0.7', 4),
    });
    (await slots()).focus();
    expect(reloads()).toBe(true);
    await user.keyboard('{ArrowUp}');
    expect(reloads()).toBe(false);
    await user.keyboard('{ArrowDown}');
    expect(reloads()).toBe(true);
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: EN['rates.save'] }));
    await screen.findByText(EN['rates.noHistory']);
    expect(await screen.findByRole('button', { name: EN['rates.save'] })).toBeDisabled();
    expect(reloads()).toBe(true);
  });

  it('lists the own rates, the direct members, and who changed what', async () => {
    const list = open({ agentRates: listed(member('0.5', 1)), rateHistory: [] }, '/m/member/agent/agentRebeat');
    const row = await screen.findByRole('link', { name: /mali/ });
    expect(row).toHaveAttribute('href', '/m/member/agent/agentRebeat?member=7');
    expect(within(row).getByText(/0\.5 %/)).toBeVisible();
    list.unmount();
    open({
      agentRates: listed(member('0.5', 1)),
      rateHistory: [
        { at: Date.UTC(2026, 2, 14), by: 'lotus88', category: 'SLOTS', from: '0.3', to: '0.5', since: '2026-03-15' },
      ],
    });
    expect(await screen.findByText(/0\.3 % to 0\.5 %/)).toBeVisible();
    expect(screen.getByText(/lotus88/)).toHaveTextContent(/^lotus88, Mar 14, 2026, \d\d:00; from Mar 15, 2026 on$/);
  });

  it('lists what was saved just now', async () => {
    const change = { at: Date.UTC(2026, 2, 14), by: 'lotus88', category: 'SLOTS', since: '2026-03-15' };
    let saved = false;
    const { user } = open({
      agentRates: () => listed(member(saved ? '0.6' : '0.5', saved ? 2 : 1)),
      rateHistory: () => (saved ? [{ ...change, from: '0.5', to: '0.6' }] : []),
      changeRates: () => {
        saved = true;
        return member('0.6', 2);
      },
    });
    (await slots()).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(await screen.findByRole('button', { name: EN['rates.save'] }));
    expect(await screen.findByText(/0\.5 % to 0\.6 %/)).toBeVisible();
  });

  it('says that nobody is there yet', async () => {
    open({ agentRates: { ...listed(member('0', 0)), content: [] }, rateHistory: [] }, '/m/member/agent/agentRebeat');
    expect(await screen.findByText(EN['rates.none'])).toBeVisible();
  });
});
