import ipaddr from 'ipaddr.js';

/** What one subscriber is given of IPv6; within it a visitor changes the address at will. */
const SUBSCRIBER_BITS = 64;

/**
 * Under which name an address is counted (decision 0019): IPv4 whole, also where it is written as IPv6; IPv6 by its network of 64
 * bits, since whoever has one address of it has all of them.
 *
 * @param ip the client's address, as `request.ip` gives it; anything that is no address counts as it is written
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
