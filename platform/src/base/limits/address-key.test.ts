import fc from 'fast-check';
import { addressKey } from './address-key';

describe('the key that an address is counted under', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['somebody', 'somebody'],
    ['', ''],
  ])('of %s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('is the same for all addresses of a subscriber, and different for others', () => {
    const group = fc.nat(0xffff).map((n) => n.toString(16));
    const [network, host] = [
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
    ];
    fc.assert(
      fc.property(network, network, host, host, (one, two, here, there) => {
        // An IPv4 address written as IPv6 counts as IPv4.
        fc.pre([one, two].every((each) => each.some((group) => group !== '0')));
        const key = (...parts: readonly string[][]) => addressKey(parts.flat().join(':'));
        expect(key(one, here)).toBe(key(one, there));
        expect(key(one, here) === key(two, here)).toBe(one.join() === two.join());
      }),
    );
  });
});
