import { isOn } from '@foyer/shared/flags';
import { renderPart, setFlags } from '@foyer/shared/testing';
import { act, screen } from '@testing-library/react';
import { ServerHtml } from './server-html';

const html = '<p>It waits in the <a href="/m/rewardCenter">reward center</a>.</p>';

it('leads to a page once the merchant has it on, and to none that is off', () => {
  renderPart(<ServerHtml html={html} />, { isPage: (path) => path !== '/m/rewardCenter' || isOn('REWCEN3') });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('reward center', { exact: false })).toBeVisible();
  act(() => setFlags({ whitelabel: { REWCEN3: true } }));
  expect(screen.getByRole('link', { name: 'reward center' })).toHaveAttribute('href', '/m/rewardCenter');
  act(() => setFlags({ whitelabel: {} }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
