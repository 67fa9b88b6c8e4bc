import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { renderPart, type SentRequest } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import AgentLinksPage from './agent-links.page';

const link = {
  ...{ id: 7, code: 'ABCDEF123456', label: 'Friends', kind: 'agent' as const, registered: 3, createdAt: 0 },
  rates: [{ category: 'SLOTS', rate: '0.5' }],
};

function open(links: (typeof link)[] = [], refusal?: ApiError) {
  const now = [...links];
  return renderPart(<AgentLinksPage />, {
    ...{ path: '/m/agentRegister', texts: { agent: EN }, session: { userName: 'lotus88', type: 1 } },
    answers: {
      agentLinks: () => ({ own: [{ category: 'SLOTS', rate: '0.8' }], links: now, max: 20 }),
      makeAgentLink: ({ body }: SentRequest) => {
        now.unshift({ ...link, ...(body as object), id: 8, registered: 0 });
        return now[0]!;
      },
      dropAgentLink: () => {
        if (refusal !== undefined) return refusal;
        now.length = 0;
        return null;
      },
    },
  });
}

describe('the links of an agent', () => {
  it('are made with a label, a kind and rates that do not exceed the own', async () => {
    await proves('F-AGENTREG-01', async () => {
      const { user, requests } = open();
      const made = () => requests.filter(({ call }) => call === 'makeAgentLink').map(({ body }) => body);
      const [label, rate] = [
        await screen.findByLabelText(EN['links.label']),
        screen.getByLabelText(EN['category.SLOTS']),
      ];
      const send = () => user.click(screen.getByRole('button', { name: EN['links.make'] }));
      await send();
      expect(label).toHaveFocus();
      await user.type(label, 'x'.repeat(31));
      await send();
      expect(label).toBeInvalid();
      await user.type(label, '{Backspace}');
      expect(label).toBeValid();
      for (const wrong of ['0.85', '0.9', '1e3', '-1']) {
        await user.clear(rate);
        await user.type(rate, wrong);
        await send();
        expect([wrong, rate.getAttribute('aria-invalid')]).toEqual([wrong, 'true']);
        expect(rate).toHaveFocus();
      }
      expect(made()).toEqual([]);
      await user.clear(rate);
      await user.type(rate, '0.8');
      await user.click(screen.getByRole('radio', { name: EN['links.agent'] }));
      await send();
      await waitFor(() => expect(made()).toHaveLength(1));
      expect(made()[0]).toMatchObject({
        ...{ label: 'x'.repeat(30), kind: 'agent', rates: [{ category: 'SLOTS', rate: '0.8' }] },
      });
      expect(await screen.findByRole('heading', { name: 'x'.repeat(30) })).toBeVisible();
    });
  });

  it('show kind, rates and how many came, are copied, and end after a question', async () => {
    const { user, requests } = open([link]);
    const card = (await screen.findByRole('heading', { name: 'Friends' })).closest('li')!;
    expect(card).toHaveTextContent(/Agent.*Slots 0\.5 %.*3 registered/);
    const address = within(card).getByRole('textbox');
    expect(address).toHaveValue(`${location.origin}/m/register?affiliateCode=ABCDEF123456`);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(card).getByRole('button', { name: EN['links.copy'] }));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/m/register?affiliateCode=ABCDEF123456`);
    await user.click(within(card).getByRole('button', { name: EN['links.drop'] }));
    expect(requests.some(({ call }) => call === 'dropAgentLink')).toBe(false);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: EN['links.drop'] }));
    expect(await screen.findByText(EN['links.none'])).toBeVisible();
    expect(requests.find(({ call }) => call === 'dropAgentLink')?.query).toMatchObject({ id: '7' });
  });

  it('stay, and say why, when their end is refused', async () => {
    const shown = jest.fn();
    const off = bus.on('toast:show', shown);
    const { user } = open([link], new ApiError('dropAgentLink', 'system.upgrading', 200));
    await user.click(await screen.findByRole('button', { name: EN['links.drop'] }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: EN['links.drop'] }));
    await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
    expect(screen.getByRole('heading', { name: 'Friends' })).toBeVisible();
    off();
  });

  it('are shared, else copied, else selected; and shown as a code', async () => {
    const { user } = open([link]);
    const card = within((await screen.findByRole('heading', { name: 'Friends' })).closest('li')!);
    const address = card.getByRole<HTMLInputElement>('textbox');
    const url = address.value;
    const [wayOut, copied] = [
      card.getByRole('button', { name: EN['links.share'] }),
      jest.spyOn(navigator.clipboard, 'writeText'),
    ];
    const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
    await proves('F-AGENTREG-02', async () => {
      Object.assign(navigator, { share });
      await user.click(wayOut);
      expect(share).toHaveBeenLastCalledWith({ title: 'Friends', url });
      // A sheet that was closed is an answer; one that fails is none.
      share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
      await user.click(wayOut);
      expect(copied).not.toHaveBeenCalled();
      share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      copied.mockResolvedValueOnce();
      await user.click(wayOut);
      expect(copied).toHaveBeenLastCalledWith(url);
      Reflect.deleteProperty(navigator, 'share');
      copied.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await user.click(wayOut);
      await waitFor(() => expect([address.selectionStart, address.selectionEnd]).toEqual([0, url.length]));
      expect(address).toHaveFocus();
      await user.click(card.getByRole('button', { name: EN['links.code'] }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Friends' }));
      expect(dialog.getByText(url)).toBeVisible();
      expect(await dialog.findByTitle(/Friends/)).toBeInTheDocument();
    });
  });
});
