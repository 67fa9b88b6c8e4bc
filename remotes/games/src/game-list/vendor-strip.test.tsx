import { renderPart } from '@foyer/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { vendorData } from '../testing/fixtures';
import { VendorStrip } from './vendor-strip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const codes = ['FOYER', 'JL', 'KITE', 'EMBER', 'MOON', 'TEAL'];
const vendors = vendorData({ RNG: codes }).mapping['RNG']!['RNG']!.vendors;

it('detects the end of a swipe in browsers without an event for it', () => {
  renderPart(<VendorStrip vendors={vendors} chosen={[]} onToggle={() => []} />, {
    texts: { games: EN },
    advanceTimers: jest.advanceTimersByTime,
  });
  const next = () => screen.getByRole('button', { name: EN['list.nextVendors'] });
  expect(next()).toBeEnabled();
  const track = screen.getAllByRole('list')[0]!.parentElement!;
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  for (const scrollLeft of [80, 200, 300]) {
    Object.assign(track, { scrollLeft });
    fireEvent.scroll(track);
    act(() => jest.advanceTimersByTime(50));
  }
  // The strip is still moving.
  expect(next()).toBeEnabled();
  act(() => jest.advanceTimersByTime(200));
  expect(next()).toBeDisabled();
  expect(screen.getByRole('button', { name: EN['list.previousVendors'] })).toBeEnabled();
  expect(screen.getByText(vendors.at(-1)!.accountTypeName).closest('ul')).not.toHaveAttribute('inert');
});
