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
beforeEach(() => {
  platform.browser.cookie = '';
});

const at = (path: string) => `/${platform.code}${path}`;
async function enter(name: string, path: string): Promise<UserEvent> {
  const user = openDesk(at(path));
  await signInAs(user, name, platform.password);
  return user;
}
const row = (name: RegExp) => screen.findByRole('link', { name });
const actsOf = async (act: RegExp) =>
  (await (await platform.as('boon', 'GET', '/acts')).json()).acts.filter((each: { act: string }) => act.test(each.act));

describe('feedback', () => {
  it('is read by keyboard with its picture, and answered once in spite of two presses', async () => {
    const user = await enter('anna', '/withdrawals');
    await screen.findByRole('heading', { name: 'Withdrawals' });
    await user.keyboard('8');
    expect(await row(/Where is my deposit/)).toHaveTextContent(/Money1 picture/);
    await user.keyboard('j{Enter}');
    expect(await screen.findByRole('heading', { name: /^Feedback \d+$/ })).toHaveFocus();
    const picture = await screen.findByRole('img', { name: 'Picture 1' });
    const source = picture.getAttribute('src') ?? '';
    expect((await fetch(source)).headers.get('content-type')).toBe('image/jpeg');
    fireEvent.error(picture);
    expect(await screen.findByText(/^Picture 1 did not load/)).toBeVisible();

    await user.keyboard('e');
    const form = within(screen.getByRole('form', { name: 'Answer the member' }));
    const send = form.getByRole('button', { name: 'Send the answer' });
    expect(form.getByRole('textbox', { name: 'Answer the member' })).toHaveFocus();
    await user.click(send);
    expect(await form.findByText('Write something here.')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Answer the member' }), 'It is booked now.');
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByText(`Answered: ${platform.writer} reads it with the feedback.`)).toBeVisible();
    expect(await screen.findByText('It is booked now.')).toBeVisible();
    expect(screen.getByText(/answer a feedback/)).toBeVisible();
    expect(await actsOf(/^feedback/)).toHaveLength(1);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('tab', { name: 'Answered' }));
    expect(await row(/Where is my deposit/)).toBeVisible();
  });

  it('keeps what is typed when the call fails, and does not replace an answer that nobody saw', async () => {
    const user = await enter('anna', '/feedback');
    await user.click(await row(/The wheel turns/));
    const field = await screen.findByRole('textbox', { name: 'Answer the member' });
    await user.type(field, 'We look at it.');
    const { fetch: real } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('cut off'));
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect((await screen.findAllByText(/The desk does not answer/))[0]).toBeVisible();
    globalThis.fetch = real;
    expect(field).toHaveValue('We look at it.');
    const [, id] = /Feedback (\d+)/.exec(screen.getByRole('heading', { level: 2 }).textContent ?? '') ?? [];
    await platform.as('boon', 'POST', `/feedback/${id}/answer`, { answer: 'It is faster now.', instead: null });
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText(/Another operator answered meanwhile/)).toBeVisible();
    expect(await screen.findByText('It is faster now.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Another answer in its place' })).toHaveValue('We look at it.');
  });

  it('is read by a viewer, who answers nobody', async () => {
    const user = await enter('vee', '/feedback?state=answered');
    await user.click(await row(/Where is my deposit/));
    expect(await screen.findByText('Answer that the member reads')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the answer' })).not.toBeInTheDocument();
  });
});

describe('applications', () => {
  it('are refused with a reason alone, and accepted with or without a word', async () => {
    const user = await enter('anna', '/withdrawals');
    await screen.findByRole('heading', { name: 'Withdrawals' });
    await user.keyboard('9');
    expect(await row(new RegExp(platform.writer))).toHaveTextContent(/The big catch.*1 picture/);
    await user.keyboard('j{Enter}');
    await screen.findByRole('button', { name: 'Accept' });
    expect(screen.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await user.keyboard('x');
    expect(await screen.findByLabelText('Reason')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Say why/)).toBeVisible();
    await user.keyboard('Not a fish{Enter}');
    expect(await screen.findByText('Done. It is now: Refused.')).toBeVisible();
    expect(await screen.findByText('Not a fish', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    screen.getByRole('heading', { name: /^Application \d/ }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Application \d/ })).not.toBeInTheDocument());

    await user.click(await row(/Catch of/));
    await screen.findByRole('button', { name: 'Accept' });
    await user.keyboard('a{Enter}');
    expect(await screen.findByText('Done. It is now: Accepted.')).toBeVisible();
    expect(await actsOf(/^application/)).toHaveLength(2);
    cleanup();
    platform.browser.cookie = '';
    await enter('vee', '/applications');
    expect(await screen.findByText('No application is in this state: Waiting.')).toBeVisible();
  });
});

describe('maintenance', () => {
  it('of a provider is asked for with its length and ended again; a cashier only sees it', async () => {
    const user = await enter('boon', '/withdrawals');
    await screen.findByRole('heading', { name: 'Withdrawals' });
    await user.keyboard('0');
    const line = async () => within((await screen.findByText('Thunder Field')).closest('li') as HTMLElement);
    await user.click((await line()).getByRole('button', { name: 'Start maintenance of Thunder Field' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close Thunder Field?' }));
    await user.selectOptions(dialog.getByLabelText('For how long'), '4 hours');
    await user.dblClick(dialog.getByRole('button', { name: 'Start maintenance' }));
    expect(await screen.findByText('Thunder Field is in maintenance now.')).toBeVisible();
    expect((await line()).getByText(/In maintenance until/)).toBeVisible();
    expect(await actsOf(/^vendor/)).toHaveLength(1);

    cleanup();
    platform.browser.cookie = '';
    await enter('anna', '/maintenance');
    expect((await line()).getByText(/In maintenance until/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Thunder Field/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /the site/ })).not.toBeInTheDocument();

    cleanup();
    platform.browser.cookie = '';
    const again = await enter('boon', '/maintenance');
    await again.click((await line()).getByRole('button', { name: 'End maintenance of Thunder Field' }));
    await again.keyboard('{Enter}');
    expect(await screen.findByText('Thunder Field is open again.')).toBeVisible();
    expect((await line()).getByText('Running')).toBeVisible();
  });

  it('of the site is asked for by a key, stays open when nobody answers, and says that it is closed', async () => {
    const user = await enter('boon', '/maintenance');
    await screen.findByRole('button', { name: 'Close the site' });
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Close Lantern House?' }));
    const { fetch: real } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('cut off'));
    await user.click(dialog.getByRole('button', { name: 'Start maintenance' }));
    expect(await dialog.findByText(/The desk does not answer/)).toBeVisible();
    globalThis.fetch = real;
    await user.click(dialog.getByRole('button', { name: 'Start maintenance' }));
    expect(await screen.findByText('Lantern House is in maintenance now.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Open the site' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Lantern House is open again.')).toBeVisible();
    expect((await actsOf(/^site/)).map(({ act }: { act: string }) => act)).toEqual(['site.open', 'site.close']);
  });
});
