import { ApiError } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { type Answers, renderPart } from '@foyer/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { MemberTransfer } from './member-transfer';

// Bodies stay readable; sealing is tested in shared.
jest.mock('@foyer/shared/crypto', () => ({
  seal: (payload: unknown, key: string) => ({ value: JSON.stringify(payload), encryption: `sealed for ${key}` }),
}));

const receipt: ValueOf<'agentTransfer'> = {
  ...{ orderNo: 'T70002', name: 'So***', amount: '20', balance: '980', createdAt: 1_700_000_000_000 },
};

function open(answers: Answers = {}, to: string | null = '12') {
  const close = jest.fn();
  const view = renderPart(<MemberTransfer to={to ?? undefined} name="Somchai" onClose={close} />, {
    path: '/m/member/team',
    texts: { agent: EN },
    session: { type: 1 },
    member: { id: 7 },
    answers: {
      agentReceiver: { receiver: { to: '12', name: 'So***' }, available: '900', min: '1', max: '50000' },
      agentTransfer: receipt,
      ...answers,
    },
  });
  return { ...view, close };
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

async function send({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('Amount'), '20');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('So***')).toBeVisible();
  await user.type(screen.getByLabelText('Payment password'), '246810');
  await user.click(screen.getByRole('button', { name: 'Send now' }));
}

it('hands what is available to a direct member, after a look at the name', async () => {
  const view = open();
  expect(await screen.findByRole('dialog', { name: 'Send money to Somchai' })).toBeVisible();
  expect(await screen.findByText('฿900.00')).toBeVisible();
  await send(view);
  expect(await screen.findByText('T70002')).toBeVisible();
  const sent = view.requests.filter(({ call }) => call === 'agentTransfer');
  expect(sent.map(({ body }) => JSON.parse((body as { value: string }).value))).toEqual([
    { to: '12', amount: '20', paymentPassword: '246810', key: expect.any(String) },
  ]);
  // What is left is asked for anew, so that the next one begins with it.
  await waitFor(() => expect(view.requests.filter(({ call }) => call === 'agentReceiver')).toHaveLength(2));
  await view.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(view.close).toHaveBeenCalled();
});

it('checks what became of it when the answer is lost', async () => {
  const view = open({ agentTransfer: new TypeError('cut'), outcome: { state: 'none' } });
  await send(view);
  expect(await screen.findByText('Checking…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
});

it('says so when the member cannot receive, or does not load', async () => {
  const nobody = open({ agentReceiver: { available: '900', min: '1', max: '50000' } });
  expect(await screen.findByText(EN['memberTransfer.nobody'])).toBeVisible();
  nobody.unmount();
  const failed = open({ agentReceiver: new ApiError('x', 'permission.denied', 200) });
  expect(await screen.findByRole('alert')).toHaveTextContent('does not have permission');
  failed.unmount();
  open({}, null);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
