import { changeLanguage } from '@foyer/shared/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openDesk, signInAs } from './testing/open-desk';
import { type DeskPlatform, startDeskPlatform } from './testing/platform';
import { bringTexts } from './texts';

jest.setTimeout(120_000);

let platform: DeskPlatform;
beforeAll(async () => {
  bringTexts();
  await changeLanguage('EN');
  platform = await startDeskPlatform();
});
afterAll(() => platform?.close());
beforeEach(() => {
  platform.browser.cookie = '';
});

const open = openDesk;
const signIn = (user: UserEvent, name: string, password = platform.password) => signInAs(user, name, password);

const row = (orderNo: string) => screen.findByRole('link', { name: new RegExp(orderNo) });
const at = (path: string) => `/${platform.code}${path}`;

describe('the way in', () => {
  it('says that name or password is wrong, and leads on with the right one', async () => {
    const user = open();
    await signIn(user, 'anna', 'not this one');
    expect(await screen.findByText('Name or password is wrong.')).toBeVisible();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), `${platform.password}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Withdrawals' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Trail' })).not.toBeInTheDocument();
  });

  it('lets who works for several merchants choose one', async () => {
    const user = open();
    await signIn(user, 'boon');
    await user.click(await screen.findByRole('link', { name: /River House/ }));
    expect(await screen.findByText(/No withdrawal is in this state/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Merchant'), 'Lantern House');
    expect(await screen.findByRole('link', { name: 'Trail' })).toBeVisible();
  });

  it('says by a heading that an address has no page', async () => {
    const user = open(at('/nowhere'));
    await signIn(user, 'anna');
    expect(await screen.findByRole('heading', { name: 'There is no such page here.' })).toBeVisible();
  });

  it('shows the log-in when a session ended, and then the order that was open', async () => {
    const [orderNo = ''] = platform.withdrawals;
    const user = open(at(`/withdrawals/${orderNo}`));
    await signIn(user, 'anna');
    await screen.findByRole('button', { name: 'Accept' });
    platform.browser.cookie = '';
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(await screen.findByText(/Your session ended/)).toBeVisible();
    expect(screen.queryByText(orderNo)).not.toBeInTheDocument();
    await signIn(user, 'vee');
    expect(await screen.findByRole('heading', { name: `Withdrawal ${orderNo}` })).toBeVisible();
    expect(await screen.findByText('viewer', { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });
});

describe('withdrawals by keyboard', () => {
  it('are accepted and paid by two above the limit, and the focus goes back to the row', async () => {
    const orderNo = platform.withdrawals[1] ?? '';
    const user = open(at('/withdrawals'));
    await signIn(user, 'anna');
    await row(orderNo);
    await user.keyboard('jj');
    expect(await row(orderNo)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: `Withdrawal ${orderNo}` })).toHaveFocus();
    await screen.findByRole('button', { name: 'Accept' });
    await user.keyboard('a');
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Done. It is now: Paying.')).toBeVisible();
    await user.keyboard('p');
    expect(await screen.findByText(/a second operator has to agree after you/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Noted/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Take back' })).toBeVisible();
    // Pressed twice, it still waits for another one.
    await user.keyboard('p');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Noted/)).toBeVisible();

    cleanup();
    platform.browser.cookie = '';
    const second = open(at(`/withdrawals/${orderNo}?state=paying`));
    await signIn(second, 'boon');
    expect(await screen.findByText(/anna asked: paid out/)).toBeVisible();
    await second.keyboard('p');
    expect(await screen.findByText(/anna asked for it first/)).toBeVisible();
    await second.keyboard('{Enter}');
    expect(await screen.findByText('Done. It is now: Paid.')).toBeVisible();
    await second.keyboard('3');
    const entry = (await screen.findAllByRole('row')).find(({ textContent }) =>
      textContent?.includes('first asked by'),
    );
    expect(entry).toHaveTextContent(/boon.*paid out.*done.*anna/);
    const asked = screen.getAllByRole('row').find(({ textContent }) => textContent?.includes('waits for a second'));
    expect(asked).toHaveTextContent(/anna.*amount: ฿[\d,]+\.\d\d/);
  });

  it('come back to their row with Escape, and say what happened meanwhile', async () => {
    const orderNo = platform.withdrawals[2] ?? '';
    const user = open(at('/withdrawals'));
    await signIn(user, 'anna');
    (await row(orderNo)).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Accept' });
    await user.keyboard('{Escape}');
    expect(await row(orderNo)).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Accept' });
    const refused = await platform.as('boon', 'POST', `/withdrawals/${orderNo}/refuse`, { reason: 'Name differs' });
    expect(refused.status).toBe(200);
    await user.keyboard('a{Enter}');
    expect(await screen.findByText(/Somebody was first.*Refused/)).toBeVisible();
    expect(await screen.findAllByText('Name differs', { exact: false })).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('are refused with a reason alone', async () => {
    const orderNo = platform.withdrawals[3] ?? '';
    const user = open(at(`/withdrawals/${orderNo}`));
    await signIn(user, 'anna');
    await screen.findByRole('button', { name: 'Refuse' });
    await user.keyboard('x');
    const reason = await screen.findByLabelText('Reason');
    expect(reason).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Say why/)).toBeVisible();
    await user.keyboard('Twice the same{Enter}');
    expect(await screen.findByText('Done. It is now: Refused.')).toBeVisible();
  });
});

describe('deposits', () => {
  it('are approved by one up to the limit', async () => {
    const [orderNo = ''] = platform.deposits;
    const user = open(at('/deposits'));
    await signIn(user, 'anna');
    expect(await row(orderNo)).toHaveTextContent('Bank transfer');
    await user.click(await row(orderNo));
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Done. It is now: Approved.')).toBeVisible();
  });
});

describe('bank notices', () => {
  it('say what was paid against what was asked and what came of it, and lead to the deposit', async () => {
    const orderNo = platform.deposits[1] ?? '';
    const user = open(at('/withdrawals'));
    await signIn(user, 'vee');
    await screen.findByRole('heading', { name: 'Withdrawals' });
    await user.keyboard('4');
    const notice = await row(orderNo);
    expect(notice).toHaveTextContent(/Bank: paid · led to: In review.*฿899.00 paid, ฿900.00 asked for/);
    await user.keyboard('j{Enter}');
    expect(await screen.findByRole('heading', { name: `Deposit ${orderNo}` })).toHaveFocus();
  });
});

describe('jobs', () => {
  it('are run by a manager once a period is over, in spite of two presses, and what was typed stays', async () => {
    const day = (ago: number) => new Date(platform.now - ago * 86_400_000).toISOString().slice(0, 10);
    const user = open(at('/jobs'));
    await signIn(user, 'boon');
    await screen.findByText('No job was run yet.');
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Run a job' }));
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Referral');
    const field = dialog.getByLabelText('Day');
    fireEvent.change(field, { target: { value: day(-1) } });
    await user.click(dialog.getByRole('button', { name: 'Run' }));
    expect(await dialog.findByText(/^It is too early: this period can be run from .* on\.$/)).toBeVisible();
    expect(field).toHaveValue(day(-1));
    expect(dialog.getByLabelText('Kind')).toHaveValue('referral');
    fireEvent.change(field, { target: { value: day(3) } });
    const go = dialog.getByRole('button', { name: 'Run' });
    fireEvent.click(go);
    fireEvent.click(go);
    expect(await screen.findByText(/^Run: Referral, .* 0 members/)).toHaveTextContent('฿0.00');
    const said = await (await platform.as('boon', 'GET', '/acts')).json();
    expect(said.acts.filter(({ act }: { act: string }) => act === 'job')).toHaveLength(1);
    await screen.findByRole('link', { name: /Referral/ });
    await user.keyboard('j{Enter}');
    expect(await screen.findByRole('heading', { name: 'Referral' })).toHaveFocus();
    expect(screen.getAllByText('Done')[0]).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('link', { name: /Referral/ })).toHaveFocus();
  });
});

describe('contracts', () => {
  it('are offered with steps that climb, once at a time, and withdrawn after a question', async () => {
    const user = open(at('/contracts'));
    await signIn(user, 'boon');
    await screen.findByText('No contract is in this state: Offered.');
    const offer = async () => {
      await user.keyboard('o');
      return within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
    };
    const dialog = await offer();
    await user.keyboard(platform.agent);
    await user.type(dialog.getByLabelText('Turnover from'), '1000');
    await user.type(dialog.getByLabelText('Pays'), '2');
    await user.click(dialog.getByRole('button', { name: 'Add a step' }));
    await user.type(dialog.getAllByLabelText('Turnover from')[1] as HTMLElement, '900');
    await user.type(dialog.getAllByLabelText('Pays')[1] as HTMLElement, '2');
    const send = () => user.click(dialog.getByRole('button', { name: 'Offer' }));
    await send();
    expect(dialog.getAllByText('More than the step before.')).toHaveLength(2);
    await waitFor(() => expect(dialog.getAllByLabelText('Turnover from')[1]).toHaveFocus());
    await user.keyboard('0');
    await user.type(dialog.getAllByLabelText('Pays')[1] as HTMLElement, '.5');
    await send();
    expect(await screen.findByText(/^Offered to/)).toBeVisible();

    const again = await offer();
    await user.keyboard(platform.agent);
    await user.type(again.getByLabelText('Turnover from'), '5');
    await user.type(again.getByLabelText('Pays'), '1');
    await user.click(again.getByRole('button', { name: 'Offer' }));
    expect(await again.findByText(/Another offer of this kind waits/)).toBeVisible();
    expect(again.getByLabelText('Turnover from')).toHaveValue('5');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    (await row(platform.agent)).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('row', { name: /฿9,000.00 0 2.5 %/ })).toBeVisible();
    await user.keyboard('x');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/is withdrawn/)).toBeVisible();
    expect(await screen.findByText('No contract is in this state: Offered.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Withdrawn' }));
    expect(await row(platform.agent)).toBeVisible();

    cleanup();
    platform.browser.cookie = '';
    const viewer = open(at('/contracts?state=withdrawn'));
    await signIn(viewer, 'vee');
    await row(platform.agent);
    expect(screen.queryByRole('button', { name: 'Offer a contract' })).not.toBeInTheDocument();
  });
});

describe('the keys', () => {
  it('stand under ?, and single letters can be switched off', async () => {
    const user = open(at('/withdrawals'));
    await signIn(user, 'anna');
    await screen.findByRole('heading', { name: 'Withdrawals' });
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(help).getByText('Next row')).toBeVisible();
    await user.click(within(help).getByRole('switch'));
    await user.keyboard('{Escape}2');
    expect(screen.queryByRole('heading', { name: 'Deposits' })).not.toBeInTheDocument();
  });
});

describe('members', () => {
  it('are found by the beginning of a name, and open to purses, movements and messages', async () => {
    const user = open(at('/members'));
    await signIn(user, 'anna');
    await user.type(
      await screen.findByLabelText('Name begins with'),
      `${platform.member.slice(0, 4).toUpperCase()}{Enter}`,
    );
    (await row(platform.member)).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: `Member ${platform.member}` })).toHaveFocus();
    expect(await screen.findByText('Can be withdrawn')).toBeVisible();
    expect(await screen.findByText('Nothing was written to this member yet.')).toBeVisible();

    const form = within(screen.getByRole('form', { name: 'Write to the member' }));
    await user.type(form.getByLabelText('Subject'), 'Your card');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('Write something here.')).toBeVisible();
    expect(form.getByLabelText('Subject')).toHaveValue('Your card');
    await user.type(form.getByLabelText('Message'), 'Please add another one.');
    await user.dblClick(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(`Sent to ${platform.member}.`)).toBeVisible();
    expect(await screen.findByText('Please add another one.')).toBeVisible();
    expect(screen.getAllByText('Your card')).toHaveLength(1);
    const sent = await (await platform.as('anna', 'GET', `/members/${platform.member}/messages`)).json();
    expect(sent.messages).toHaveLength(1);

    screen.getByRole('heading', { name: `Member ${platform.member}` }).focus();
    await user.keyboard('{Escape}');
    expect(await row(platform.member)).toHaveFocus();
  });

  it('are looked at by a viewer, who writes to nobody', async () => {
    const user = open(at(`/members/${platform.member}`));
    await signIn(user, 'vee');
    expect(await screen.findByText('Please add another one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  it('are not there under a name that nobody has', async () => {
    const user = open(at('/members?name=nobody-at-all'));
    await signIn(user, 'vee');
    expect(await screen.findByText("No member's name begins with nobody-at-all.")).toBeVisible();
  });
});

describe("the operator's own password", () => {
  it('is changed with the one before, and the new one opens the desk', async () => {
    const fresh = 'a longer password of vee';
    const user = open(at('/password'));
    await signIn(user, 'vee');
    const type = async (old: string, again: string) => {
      for (const [label, value] of [
        ['Password now', old],
        ['New password', 'a longer password of vee'],
        ['New password again', again],
      ] as const) {
        await user.clear(await screen.findByLabelText(label));
        await user.type(screen.getByLabelText(label), value);
      }
      await user.click(screen.getByRole('button', { name: 'Change' }));
    };
    await type(platform.password, 'something else');
    expect(await screen.findByText('The two are not the same.')).toBeVisible();
    await type('not this one', fresh);
    expect(await screen.findByText('Name or password is wrong.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue(fresh);
    await type(platform.password, fresh);
    expect(await screen.findByText('The new password counts from now on.')).toBeVisible();
    cleanup();
    platform.browser.cookie = '';
    const again = open(at('/members'));
    await signIn(again, 'vee', fresh);
    expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
  });
});
