import { useDraft } from '@foyer/shared/session';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { sessionOwner } from '../shell';

function Form() {
  const [amount, setAmount] = useState('');
  useDraft({ getValues: () => ({ amount }), reset: (draft: { amount: string }) => setAmount(draft.amount) }, 'test');
  return <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />;
}

const session = { token: 't', merchantCode: 'DEMO', userName: 'mali', type: 0 };
const amount = () => screen.getByLabelText('Amount');

/** Fills in the form, calls `leaving`, then unmounts the page. */
async function typeAndLeave(leaving: () => void): Promise<void> {
  const page = render(<Form />);
  await userEvent.type(amount(), '250');
  leaving();
  page.unmount();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionOwner.start(session);
});

describe('what was typed when the session ended', () => {
  it('is there again when the same member comes back, once', async () => {
    await typeAndLeave(() => sessionOwner.end());
    sessionOwner.start({ ...session, token: 'fresh' });
    const page = render(<Form />);
    expect(amount()).toHaveValue('250');
    page.unmount();
    render(<Form />);
    expect(amount()).toHaveValue('');
  });

  it('is nobody else’s, now or later', async () => {
    await typeAndLeave(() => sessionOwner.end());
    sessionOwner.start({ ...session, token: 'other', userName: 'nok' });
    render(<Form />).unmount();
    sessionOwner.start(session);
    render(<Form />);
    expect(amount()).toHaveValue('');
  });

  it('is deleted as soon as somebody else logs in, whichever page they open', async () => {
    await typeAndLeave(() => sessionOwner.end());
    sessionOwner.start({ ...session, token: 'other', userName: 'nok' });
    sessionOwner.start(session);
    render(<Form />);
    expect(amount()).toHaveValue('');
  });

  it('leaves the defaults of the form as they are, so that the draft counts as typed', async () => {
    await typeAndLeave(() => sessionOwner.end());
    sessionOwner.start(session);
    const reset = jest.fn();
    const Spy = () => {
      useDraft({ getValues: () => ({}), reset }, 'test');
      return null;
    };
    render(<Spy />);
    expect(reset.mock.calls).toEqual([[{ amount: '250' }, { keepDefaultValues: true }]]);
  });

  it('is nothing for a visitor', () => {
    sessionOwner.end();
    const page = render(<Form />);
    expect(() => page.unmount()).not.toThrow();
  });

  it('is not kept when the page is left with the session in force', async () => {
    await typeAndLeave(() => undefined);
    render(<Form />);
    expect(amount()).toHaveValue('');
  });

  it('reaches no storage', async () => {
    await typeAndLeave(() => sessionOwner.end());
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('250');
  });
});
