import { ApiError } from '@foyer/shared/api';
import type { Contract } from '@foyer/shared/contract';
import { type Answers, type RenderOptions, renderPart, type SentRequest } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import HomeContracts from '../home-contracts/home-contracts.widget';
import EN from '../i18n/EN.json';
import { type ContractKind, contractPages } from './contract-kind';
import { ContractPage } from './contract-page';

const offer: Contract = {
  id: 12,
  kind: 'salary',
  state: 'offered',
  steps: [
    { turnover: '10000', activeMembers: 3, percent: '0.5' },
    { turnover: '50000', activeMembers: 5, percent: '0.80' },
  ],
  offeredAt: Date.UTC(2026, 10, 20, 5),
  expiresAt: Date.UTC(2026, 10, 27, 5),
  startsAt: Date.UTC(2026, 10, 20, 17),
  firstDay: '2026-11-21',
};
const old: Contract = {
  ...offer,
  id: 7,
  state: 'accepted',
  steps: [{ turnover: '20000', activeMembers: 2, percent: '0.3' }],
  firstDay: '2026-10-01',
};
const accepted: Contract = { ...offer, state: 'accepted', decidedAt: Date.UTC(2026, 10, 20, 6) };
const lost = new TypeError('cut');

/** A platform that keeps one offer of each kind. */
function platform(state: { offer: Contract | null; running: Contract | null } = { offer, running: old }) {
  const waiting = () => (state.offer?.state === 'offered' ? String(state.offer.id) : '');
  const answers: Answers = {
    dailySalaryContract: () => ({ dailysalreqtype: waiting(), ...state }),
    dailySalaryProcess: () => ({ dailysalreqtype: waiting(), ...state }),
    dividendContract: () => ({ divtypecompperiodreq: waiting(), ...state }),
    hourSalaryProcess: () => ({ contracthoursalreq: waiting(), ...state }),
    answerContract: ({ body }) => {
      const { accept } = body as { accept: boolean };
      state.offer = accept ? accepted : { ...accepted, state: 'refused' };
      return state.offer;
    },
  };
  return { state, answers };
}

const options: RenderOptions = {
  texts: { agent: EN },
  session: { userName: 'mali', type: 1 },
  member: { id: 7 },
  wallet: { sumBalance: '1', currencySymbol: '฿' },
  advanceTimers: jest.advanceTimersByTime,
};
const open = (answers: Answers, kind: ContractKind = 'salary') =>
  renderPart(<ContractPage kind={kind} />, { ...options, path: contractPages[kind], answers });
const home = (answers: Answers, type = 1) =>
  renderPart(<HomeContracts />, { ...options, session: { userName: 'mali', type }, answers });

const sent = (requests: readonly SentRequest[], name: string) => requests.filter(({ call }) => call === name);
const button = (name: string, inside: HTMLElement = document.body) => within(inside).getByRole('button', { name });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const offered = () => screen.findByRole('region', { name: 'Offered to you' });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 5) });
});
afterEach(() => jest.useRealTimers());

describe('the page of a contract', () => {
  it('puts what is offered beside what runs, for each kind', async () => {
    await proves(['F-CONTRACT-01', 'S1-AGENT-01'], async () => {
      for (const kind of ['salary', 'dividend', 'hourSalary'] as const) {
        const { answers } = platform({ offer: { ...offer, kind }, running: { ...old, kind } });
        const { unmount } = open(answers, kind);
        const [mine, present] = [await offered(), screen.getByRole('region', { name: 'In force' })];
        const rows = (inside: HTMLElement) =>
          within(inside)
            .getAllByRole('row')
            .map((row) => row.textContent);
        expect(rows(mine)).toEqual(['Team turnover fromActive membersYou get', '฿10,000.0030.5 %', '฿50,000.0050.8 %']);
        expect(rows(present).slice(1)).toEqual(['฿20,000.0020.3 %']);
        const fact = (name: string) => within(mine).getByText(name).nextElementSibling;
        expect(fact('Counts from')).toHaveTextContent(/Nov 2[01], 2026/);
        if (kind !== 'hourSalary') expect(fact('Counts from')).toHaveTextContent('Nov 21, 2026');
        expect(fact('Answer by')).toHaveTextContent(/Nov 27, 2026, /);
        unmount();
      }
      open(platform({ offer, running: null }).answers);
      await offered();
      expect(screen.getByText('You have no contract of this kind yet.')).toBeVisible();
    });
  });

  it('asks first, sends one acceptance, and shows its receipt; home is silent from then on', async () => {
    await proves('F-CONTRACT-02', async () => {
      const { answers } = platform();
      const { user, requests, unmount } = open(answers);
      await user.click(button('Accept', await offered()));
      const question = screen.getByRole('dialog', { name: 'Accept this contract?' });
      expect(sent(requests, 'answerContract')).toEqual([]);
      const yes = button('Accept', question);
      act(() => {
        yes.click();
        yes.click();
      });
      expect(await screen.findByRole('heading', { name: 'Contract accepted' })).toHaveFocus();
      expect(sent(requests, 'answerContract').map(({ body }) => body)).toEqual([
        { id: 12, accept: true, key: expect.any(String) },
      ]);
      unmount();
      const alerts = home({ ...answers });
      await waitFor(() => expect(sent(alerts.requests, 'hourSalaryProcess')).toHaveLength(1));
      await wait(2000);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('finds out what became of an acceptance whose answer was lost', async () => {
    await proves('F-CONTRACT-02', async () => {
      const { state, answers } = platform();
      const cut = () => {
        state.offer = accepted;
        throw lost;
      };
      const { user, requests } = open({
        ...answers,
        answerContract: cut,
        outcome: { state: 'done', answer: accepted },
      });
      await user.click(button('Accept', await offered()));
      await user.click(button('Accept', screen.getByRole('dialog')));
      await wait(2500);
      expect(await screen.findByRole('heading', { name: 'Contract accepted' })).toBeVisible();
      expect(sent(requests, 'answerContract')).toHaveLength(1);
      expect(sent(requests, 'outcome')[0]?.query).toMatchObject({ operation: 'answerContract' });
    });
  });

  it('refuses after a question, and leaves what runs', async () => {
    await proves('F-CONTRACT-03', async () => {
      const { answers } = platform();
      const first = open(answers);
      await first.user.click(button('Refuse', await offered()));
      await first.user.click(button('Cancel', screen.getByRole('dialog', { name: 'Refuse this contract?' })));
      await wait(1000);
      expect(sent(first.requests, 'answerContract')).toEqual([]);
      await first.user.click(button('Refuse', await offered()));
      await first.user.click(button('Refuse', screen.getByRole('dialog')));
      expect(await screen.findByRole('heading', { name: 'Contract refused' })).toBeVisible();
      expect(sent(first.requests, 'answerContract')[0]?.body).toMatchObject({ id: 12, accept: false });
      first.unmount();
      open(answers);
      expect(within(await offered()).getByText('Refused')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
      const present = screen.getByRole('region', { name: 'In force' });
      expect(within(present).getByText('฿20,000.00')).toBeVisible();
      expect(within(present).queryByText('Ends')).not.toBeInTheDocument();
    });
  });

  it('says that an offer is gone, and has no buttons then', async () => {
    const { state, answers } = platform();
    const gone = () => {
      state.offer = { ...offer, state: 'withdrawn' };
      return new ApiError('x', 'contract.gone', 200);
    };
    const { user, unmount } = open({ ...answers, answerContract: gone });
    await user.click(button('Accept', await offered()));
    await user.click(button('Accept', screen.getByRole('dialog')));
    await proves('F-CONTRACT-05', async () => {
      expect(await screen.findByText('This offer was taken back and cannot be answered any more.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument();
      unmount();
      open(platform({ offer: { ...offer, state: 'expired' }, running: old }).answers);
      expect(await screen.findByText('The time to answer this offer is over.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    });
  });

  it('shows after a race what stands', async () => {
    const { state, answers } = platform();
    const raced = () => {
      state.offer = { ...accepted, state: 'refused' };
      return new ApiError('x', 'contract.gone', 200);
    };
    const { user } = open({ ...answers, answerContract: raced });
    await user.click(button('Accept', await offered()));
    await user.click(button('Accept', screen.getByRole('dialog')));
    await proves('F-CONTRACT-04', async () =>
      expect(await screen.findByText('You refused this offer. Nothing else has changed.')).toBeVisible(),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This contract is no longer open for an answer');
  });

  it('offers to try again when it did not load', async () => {
    let fail = true;
    const { answers } = platform();
    const failing = {
      ...answers,
      dailySalaryProcess: () => {
        if (fail) throw new ApiError('x', 'unknown', 500);
        return { dailysalreqtype: '', offer: null, running: null };
      },
    };
    const { user } = open(failing);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fail = false;
    await user.click(retry);
    expect(await screen.findByText('Nothing is offered to you at present.')).toBeVisible();
  });
});

describe('home', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name });
  const rows = [
    ['S2-AGENT-30', 'salary', 'Salary contract'],
    ['S2-AGENT-31', 'dividend', 'Dividend contract'],
    ['S2-AGENT-32', 'hourSalary', 'Hourly salary contract'],
  ] as const;

  it.each(rows)('alerts to a waiting contract (%s)', async (id, kind, title) => {
    const { answers } = platform();
    const { user, where } = home(answers);
    await proves(id, async () => {
      await wait(1000);
      for (const [, each, name] of rows.slice(
        0,
        rows.findIndex(([row]) => row === id),
      )) {
        expect(each).not.toBe(kind);
        await user.click(button('Cancel', await dialog(name)));
        await wait(1500);
      }
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await user.click(button('Go', await dialog(title)));
      expect(where()).toBe(contractPages[kind]);
    });
  });

  it('answers nothing by Cancel, and asks again on the next visit', async () => {
    const { answers } = platform();
    for (const visit of [1, 2]) {
      const { user, requests, unmount } = home(answers);
      await wait(1000);
      await user.click(button('Cancel', await dialog('Salary contract')));
      await proves('F-CONTRACT-03', () => expect([visit, sent(requests, 'answerContract')]).toEqual([visit, []]));
      unmount();
    }
  });

  it('alerts to what is filled alone', async () => {
    for (const [field, alerts] of [
      ['12', 1],
      [['x'], 1],
      [{ id: 1 }, 1],
      [1, 1],
      ['', 0],
      [null, 0],
      [[], 0],
      [{}, 0],
      [undefined, 0],
    ] as const) {
      const none = { offer: null, running: null };
      const { unmount } = home({
        dailySalaryContract: { ...none, dailysalreqtype: '' },
        dividendContract: { ...none, divtypecompperiodreq: field as string },
        hourSalaryProcess: { ...none, contracthoursalreq: null },
      });
      await wait(1500);
      await proves('S3-AGENT-01', () =>
        expect([field, screen.queryAllByRole('dialog', { name: 'Dividend contract' }).length]).toEqual([field, alerts]),
      );
      unmount();
    }
  });

  it('asks for types 0, 1 and 2 alone', async () => {
    const checks = ['dailySalaryContract', 'dividendContract', 'hourSalaryProcess'];
    for (const [type, asked] of [
      [0, true],
      [1, true],
      [2, true],
      [4, false],
      [40, false],
      [41, false],
      [42, false],
    ] as const) {
      const { requests, unmount } = home(platform().answers, type);
      await wait(1500);
      await proves(['S6-ROLES-13', 'S7-API-35', 'S7-API-36', 'S7-API-38'], () => {
        expect([type, checks.map((name) => sent(requests, name).length)]).toEqual([
          type,
          checks.map(() => (asked ? 1 : 0)),
        ]);
        expect(screen.queryAllByRole('dialog')).toHaveLength(asked ? 1 : 0);
      });
      unmount();
    }
  });

  it('waits while another dialog is open', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.setAttribute('open', '');
    home(platform().answers);
    await wait(5000);
    expect(screen.queryByRole('dialog', { name: 'Salary contract' })).not.toBeInTheDocument();
    other.remove();
    await wait(1500);
    expect(await dialog('Salary contract')).toBeVisible();
  });
});
