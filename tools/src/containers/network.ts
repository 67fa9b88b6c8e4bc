const FIRST = 41;
const LAST = 99;

/**
 * The first three numbers of a network that no other on the engine overlaps.
 * @param subnets those in use, such as `172.30.40.0/24`
 * @throws when all are taken
 */
export function freeNetwork(subnets: readonly string[]): string {
  for (let third = FIRST; third <= LAST; third += 1) {
    const wanted = `172.30.${third}`;
    if (!subnets.some((subnet) => holds(subnet, wanted))) return wanted;
  }
  throw new Error(
    `Every network from 172.30.${FIRST}.0 to 172.30.${LAST}.0 is taken: remove one ("docker network ls").`,
  );
}

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function holds(subnet: string, network: string): boolean {
  const [address = '', bits = '32'] = subnet.split('/');
  // Both are networks: they overlap where the wider one holds the beginning of the other.
  const size = 2 ** (32 - Math.min(24, Number(bits)));
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(`${network}.0`) / size);
}
