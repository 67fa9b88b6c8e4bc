import { ApiError } from '@foyer/shared/api';
import { type Answers, renderPart, type SentRequest } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import TeamMembersPage from '../team-members/team-members.page';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const at = Date.parse('2026-02-03T08:00:00Z');
const member = (memberId: number, username: string, more: object = {}) => ({
  ...{ memberId, username, type: 0, registeredAt: at, online: false, balance: '0', team: 0, direct: true, ...more },
});
const rows = (...content: object[]) =>
  ({ path: [], content, team: 3, pageNum: 1, totalPages: 1, totalElements: 3 }) as Answers['teamMembers'];
const fresh = member(7, 'mali', { firstPassword: true });

function open(answers: Answers = {}) {
  return renderPart(<TeamMembersPage />, {
    ...{ path: '/m/member/team', texts: { agent: EN }, session: { userName: 'lotus88', type: 1 }, member: { id: 7 } },
    wallet: { sumBalance: '100', currencySymbol: '฿' },
    answers: {
      teamMembers: rows(fresh, member(8, 'som', { firstPassword: true }), member(9, 'pim')),
      registerValidation: {},
      renewFirstPassword: { username: 'mali' },
      ...answers,
    } as Answers,
  });
}
type View = ReturnType<typeof open>;

const offer = (name = 'mali') => screen.findByRole('button', { name: `New first password for ${name}` });
const dialog = () => screen.findByRole('dialog', { name: EN['renew.title'] });
const make = () => screen.findByRole('button', { name: EN['renew.make'] });
const close = () => within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1)!;
const bodiesOf = ({ requests }: View) =>
  requests
    .filter(({ call }) => call === 'renewFirstPassword')
    .map(({ body }: SentRequest) => JSON.parse((body as { value: string }).value) as Record<string, string>);
const asked = ({ requests }: View, name: string) => requests.filter(({ call }) => call === name).length;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

it('replaces a first password after a question, and tells the new one once', async () => {
  const view = open();
  await offer();
  expect(screen.queryByRole('button', { name: 'New first password for pim' })).toBeNull();
  await view.user.click(await offer());
  for (const said of [/^mali has not chosen/, EN['renew.ends']])
    expect(within(await dialog()).getByText(said)).toBeVisible();
  expect(bodiesOf(view)).toEqual([]);
  const press = await make();
  await waitFor(() => expect(press).toBeEnabled());
  const before = asked(view, 'teamMembers');
  act(() => {
    press.click();
    press.click();
  });
  expect(await screen.findByRole('heading', { name: EN['renew.done'] })).toHaveFocus();
  expect(bodiesOf(view)).toEqual([
    { username: 'mali', password: expect.stringMatching(/^[a-z2-9]{12}$/), key: expect.any(String) },
  ]);
  await waitFor(() => expect(asked(view, 'teamMembers')).toBe(before + 1));
  const { password = '' } = bodiesOf(view)[0]!;
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await view.user.click(screen.getByRole('button', { name: EN['account.copy'] }));
  expect(copied.mock.lastCall?.[0]).toMatch(new RegExp(`mali[^]*${password}`));
  expect(within(await dialog()).getByText(password)).toBeVisible();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(password);
  await view.user.click(close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveTextContent(password);
  // The next one is asked for anew, with another password and another key.
  await view.user.click(await offer('som'));
  expect(within(await dialog()).getByText(/^som has not chosen/)).toBeVisible();
});

it.each(['password.own', 'password.money', 'member.not.exist'] as const)(
  'says why an account keeps its password (%s), and looks at the team again',
  async (code) => {
    const view = open({ renewFirstPassword: new ApiError('x', code, 200) });
    await view.user.click(await offer());
    const before = asked(view, 'teamMembers');
    await view.user.click(await make());
    expect(await within(await dialog()).findByRole('alert')).toBeVisible();
    expect(close()).toHaveFocus();
    expect(screen.queryByRole('button', { name: EN['renew.make'] })).toBeNull();
    await waitFor(() => expect(asked(view, 'teamMembers')).toBeGreaterThan(before));
    await view.user.click(close());
    await view.user.click(await offer('som'));
    expect(await make()).toBeEnabled();
    expect(within(await dialog()).queryByRole('alert')).toBeNull();
  },
);

it('can be tried again after a refusal that passes', async () => {
  const view = open({ renewFirstPassword: new ApiError('x', 'rate.limited', 200) });
  await view.user.click(await offer());
  await view.user.click(await make());
  expect(await within(await dialog()).findByRole('alert')).toBeVisible();
  await view.user.click(await make());
  await waitFor(() => expect(bodiesOf(view)).toHaveLength(2));
});

it('finds a lost answer, and tells the password even where the dialog was closed meanwhile', async () => {
  let answer: (found: object) => void = () => undefined;
  const outcome = () => new Promise<never>((tell) => (answer = tell as typeof answer));
  const view = open({ renewFirstPassword: new TypeError('cut'), outcome });
  await view.user.click(await offer());
  await view.user.click(await make());
  expect(await screen.findByText('Checking…')).toBeVisible();
  await view.user.click(close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => answer({ state: 'done', answer: { username: 'mali' } }));
  expect(await screen.findByText(bodiesOf(view)[0]!['password']!)).toBeVisible();
  expect(bodiesOf(view)).toHaveLength(1);
});

it('says after a reload that the password is lost, and makes another one', async () => {
  const left = open({ renewFirstPassword: () => new Promise<never>(() => undefined) });
  await left.user.click(await offer());
  await left.user.click(await make());
  await waitFor(() => expect(bodiesOf(left)).toHaveLength(1));
  left.unmount();
  const view = open({ outcome: { state: 'done', answer: { username: 'mali' } } });
  expect(await screen.findByText(EN['renew.gone'])).toBeVisible();
  expect(screen.queryByRole('button', { name: EN['account.copy'] })).toBeNull();
  await view.user.click(screen.getByRole('button', { name: EN['renew.another'] }));
  await view.user.click(await make());
  await waitFor(() => expect(bodiesOf(view)).toHaveLength(1));
  expect(await screen.findByText(bodiesOf(view)[0]!['password']!)).toBeVisible();
});
