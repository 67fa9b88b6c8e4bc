import { callQuery, useQuery } from '@foyer/shared/query';
import { bannerTarget } from '../links/targets';

/** Keeps web addresses only; a merchant may leave either place empty (A068). */
const usable = (links: readonly string[]): string[] =>
  links.flatMap((link) => {
    const target = bannerTarget(link);
    return target?.kind === 'outside' ? [target.href] : [];
  });

/** The links to customer service, two at most (S3-SERVICE-01). */
export const useServiceLinks = () => useQuery({ ...callQuery('service'), select: usable });
