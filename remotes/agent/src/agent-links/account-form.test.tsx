import { ApiError } from '@foyer/shared/api';
import { type Answers, renderPart, type SentRequest } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import AgentLinksPage from './agent-links.page';
import type { OpenedAccount } from './open-account';

jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const own = [{ category: 'SLOTS', rate: '0.8' }];
const opened: OpenedAccount = { username: 'mali88', kind: 'agent', rates: [{ category: 'SLOTS', rate: '0.8' }] };

function open(answers: Answers = {}) {
  return renderPart(<AgentLinksPage />, {
    ...{ path: '/m/agentRegister', texts: { agent: EN }, session: { userName: 'lotus88', type: 1 }, member: { id: 7 } },
    answers: {
      ...{ agentLinks: { own, links: [], max: 20 }, registerValidation: {}, teamMembers: undefined },
      openAccount: opened,
      ...answers,
    } as Answers,
  });
}
type View = ReturnType<typeof open>;

const bodiesOf = ({ requests }: View) =>
  requests
    .filter(({ call }) => call === 'openAccount')
    .map(({ body }: SentRequest) => JSON.parse((body as { value: string }).value) as Record<string, string>);
const name = () => screen.findByLabelText(EN['account.name']);
const button = () => screen.getByRole('button', { name: EN['account.open'] });
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

async function fill({ user }: View, username = 'mali88') {
  await user.click(await screen.findByText(EN['links.way.account']));
  await user.type(await name(), username);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('an account that an agent opens', () => {
  it('tells its first password once, in the receipt, to be copied', async () => {
    const view = open();
    await fill(view);
    await view.user.click(screen.getByRole('radio', { name: EN['links.agent'] }));
    await view.user.type(screen.getByLabelText(EN['category.SLOTS']), '0.8');
    const press = button();
    act(() => {
      press.click();
      press.click();
    });
    await proves('F-AGENTREG-05', async () => {
      expect(await screen.findByRole('heading', { name: EN['account.opened'] })).toHaveFocus();
      expect(bodiesOf(view)).toHaveLength(1);
      const { password = '', key = '', ...wish } = bodiesOf(view)[0]!;
      expect(wish).toEqual({ username: 'mali88', kind: 'agent', rates: [{ category: 'SLOTS', rate: '0.8' }] });
      expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z2-9]{12}$/);
      expect(key).not.toContain(password);
      expect(screen.getByText('mali88')).toBeVisible();
      expect(screen.getByText(password)).toBeVisible();
      const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await view.user.click(screen.getByRole('button', { name: EN['account.copy'] }));
      expect(copied.mock.lastCall?.[0]).toMatch(new RegExp(`mali88[^]*${password}`));
      // Without a clipboard both are selected.
      copied.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await view.user.click(screen.getByRole('button', { name: EN['account.copy'] }));
      await waitFor(() => expect(String(getSelection())).toContain(password));
      expect(stored()).not.toContain(password);
      await view.user.click(screen.getByRole('button', { name: EN['account.another'] }));
      expect(await name()).toHaveValue('');
      expect(document.body).not.toHaveTextContent(password);
      view.unmount();
      const later = open();
      await later.user.click(await screen.findByText(EN['links.way.account']));
      expect(await name()).toHaveValue('');
      expect(document.body).not.toHaveTextContent(password);
    });
  });

  it('has a name that nobody has, and that the rules take', async () => {
    const view = open({
      openAccount: new ApiError('x', 'member.exists', 200, { field: 'username' }),
      registerValidation: { username: { rule: { min: 6 } } },
    });
    await fill(view, '1mali');
    await view.user.click(button());
    expect(await name()).toBeInvalid();
    expect(await name()).toHaveFocus();
    await view.user.clear(await name());
    await view.user.type(await name(), 'mali8');
    expect(await name()).toBeInvalid();
    await view.user.type(await name(), '8');
    await view.user.type(screen.getByLabelText(EN['category.SLOTS']), '0.9');
    await view.user.click(button());
    await waitFor(() => expect(screen.getByLabelText(EN['category.SLOTS'])).toHaveFocus());
    expect(bodiesOf(view)).toEqual([]);
    await view.user.type(screen.getByLabelText(EN['category.SLOTS']), '{Backspace}8');
    await view.user.click(button());
    await proves('F-AGENTREG-05', async () => {
      await waitFor(async () => expect(await name()).toHaveAccessibleDescription(/already exists/));
      expect(await name()).toHaveFocus();
      expect(await name()).toHaveValue('mali88');
      expect(screen.getAllByText(/already exists/)).toHaveLength(1);
    });
    await view.user.click(button());
    await waitFor(() => expect(bodiesOf(view)).toHaveLength(2));
    // Another wish, so another password and another key.
    const [one, two] = bodiesOf(view);
    expect([one?.['key'] === two?.['key'], one?.['password'] === two?.['password']]).toEqual([false, false]);
  });

  it('whose answer was lost is one account, and its password is still known on this page', async () => {
    const view = open({ openAccount: new TypeError('cut'), outcome: { state: 'done', answer: opened } });
    await fill(view);
    await view.user.click(button());
    await proves('F-AGENTREG-05', async () => {
      expect(await screen.findByRole('heading', { name: EN['account.opened'] })).toBeVisible();
      expect(bodiesOf(view)).toHaveLength(1);
      expect(screen.getByText(bodiesOf(view)[0]!['password']!)).toBeVisible();
    });
    view.unmount();
    const left = open({ openAccount: () => new Promise<never>(() => undefined) });
    await fill(left);
    await left.user.click(button());
    await waitFor(() => expect(bodiesOf(left)).toHaveLength(1));
    left.unmount();
    const back = open({ outcome: { state: 'done', answer: opened }, renewFirstPassword: { username: 'mali88' } });
    expect(await screen.findByText(EN['account.gone'])).toBeVisible();
    expect(screen.queryByRole('button', { name: EN['account.copy'] })).toBeNull();
    await back.user.click(screen.getByRole('button', { name: EN['renew.title'] }));
    await back.user.click(await screen.findByRole('button', { name: EN['renew.make'] }));
    expect(await screen.findByRole('button', { name: EN['account.copy'] })).toBeVisible();
    await back.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(await name()).toHaveValue('');
    expect(screen.queryByText(EN['account.gone'])).toBeNull();
  });
});
