import { changeLanguage } from '@foyer/shared/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openDesk, signInAs } from '../testing/open-desk';
import { type DeskPlatform, startDeskPlatform } from '../testing/platform';
import { bringTexts } from '../texts';

jest.setTimeout(120_000);

let platform: DeskPlatform;
beforeAll(async () => {
  bringTexts();
  await changeLanguage('EN');
  platform = await startDeskPlatform();
});
afterAll(() => platform?.close());

async function enter(name: string): Promise<UserEvent> {
  cleanup();
  platform.browser.cookie = '';
  const user = openDesk(`/${platform.code}/withdrawals`);
  await signInAs(user, name, platform.password);
  await screen.findByRole('heading', { name: 'Withdrawals' });
  return user;
}
const form = () => within(screen.getByRole('form', { name: 'A new person' }));
async function make(user: UserEvent, name: string): Promise<void> {
  await user.type(form().getByLabelText('Name'), name);
  await user.keyboard('{Enter}');
}
const acts = async () =>
  (await (await platform.as('boon', 'GET', '/acts')).json()).acts.filter(({ act }: { act: string }) =>
    act.startsWith('console.'),
  );

it('lets two managers make the first owner by keyboard, each once in spite of two presses, and one lock the name', async () => {
  const boon = await enter('boon');
  await boon.keyboard('c');
  expect(await screen.findByText('Nobody works at this merchant’s console yet.')).toBeVisible();
  await boon.click(form().getByRole('button', { name: 'Make' }));
  expect(form().getByLabelText('Name')).toBeInvalid();
  await boon.type(form().getByLabelText('Name'), 'mali');
  fireEvent.click(form().getByRole('button', { name: 'Make' }));
  fireEvent.click(form().getByRole('button', { name: 'Make' }));
  expect(await form().findByText('Noted for mali. A second manager has to do the same.')).toBeVisible();
  expect(screen.queryByText(/shown once/)).not.toBeInTheDocument();
  expect(screen.getByText(/^You asked for mali: make a person of the console/)).toBeVisible();

  const dao = await enter('dao');
  await dao.keyboard('c');
  expect(await screen.findByText(/^boon asked for mali: make a person of the console/)).toBeVisible();
  await make(dao, 'mali');
  expect(await form().findByText(/^First password of mali, shown once: \w{16}$/)).toBeVisible();
  expect(screen.queryByText(/asked for mali/)).not.toBeInTheDocument();
  expect(await acts()).toHaveLength(2);

  await dao.click(screen.getByRole('button', { name: 'Lock mali' }));
  expect(await screen.findByText('mali: done.')).toBeVisible();
  await dao.click(screen.getByRole('button', { name: 'Unlock mali' }));
  expect(await screen.findByText('Noted for mali. A second manager has to do the same.')).toBeVisible();
  await dao.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('button', { name: 'Unlock mali' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^You asked/)).not.toBeInTheDocument());
});

it('is there for managers alone', async () => {
  await enter('anna');
  expect(screen.queryByRole('link', { name: 'Console people' })).not.toBeInTheDocument();
});
