import ipaddr from 'ipaddr.js';

/** Length of the IPv6 prefix that one subscriber gets and may change addresses within. */
const SUBSCRIBER_BITS = 64;

/**
 * The key that an address is counted under (decision 0019): IPv4 whole, also when written as IPv6; IPv6 by its network of 64
 * bits, since a subscriber owns all of it.
 *
 * @param ip the client's address from `request.ip`; anything else is its own key
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toNormalizedString().split('%')[0]}/${SUBSCRIBER_BITS}`,
  );
  return `${network.toString()}/${SUBSCRIBER_BITS}`;
}
