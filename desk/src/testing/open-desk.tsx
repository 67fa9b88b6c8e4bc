import { render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Desk } from '../app';

/** Opens the desk at an address, as in a browser without a session. */
export function openDesk(path = '/'): UserEvent {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[path]}>
      <Desk />
    </MemoryRouter>,
  );
  return user;
}

/** Signs in through the form that stands there. */
export async function signInAs(user: UserEvent, name: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Name'), name);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}
