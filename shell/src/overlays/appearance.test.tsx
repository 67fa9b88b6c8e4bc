import { screen, within } from '@testing-library/react';
import { showTextSize } from '../preferences/text-size';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
});

const shownSize = () => document.documentElement.style.getPropertyValue('--text-size');

const openMenu = async () => {
  const site = renderSite();
  await site.user.click(screen.getByRole('button', { name: 'Menu' }));
  return { ...site, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
};

describe('the size of texts', () => {
  it('is chosen in the menu from 100 to 150 percent, at once, and remembered', async () => {
    const { user, menu } = await openMenu();
    const sizes = within(menu.getByRole('group', { name: 'Text size' })).getAllByRole('radio');
    // A letter in its size, and the size: no ids of docs/product.
    expect(sizes.map((each) => each.closest('label')?.textContent)).toEqual(['A100 %', 'A115 %', 'A130 %', 'A150 %']);
    expect(sizes[0]).toBeChecked();
    await user.click(menu.getByRole('radio', { name: '150 %' }));
    expect(shownSize()).toBe('1.5');
    expect(localStorage.getItem('foyer:stays:shell.textSize')).toBe('1.5');
    await user.click(menu.getByRole('radio', { name: '100 %' }));
    expect(shownSize()).toBe('1');
  });

  it.each([
    ['16px', '1'],
    ['20px', '1.25'],
    ['32px', '1.5'],
    ['9px', '1'],
  ])('follows a font size of %s in the browser: %s', (medium, shown) => {
    jest.spyOn(globalThis, 'getComputedStyle').mockReturnValue({ fontSize: medium } as CSSStyleDeclaration);
    showTextSize();
    expect(shownSize()).toBe(shown);
    expect(document.documentElement.style.fontSize).toBe('');
    jest.restoreAllMocks();
  });
});
