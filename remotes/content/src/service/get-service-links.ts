import { callQuery, useQuery } from '@foyer/shared/query';
import { bannerTarget } from '../links/targets';

/** Only addresses of the web lead anywhere; a merchant may leave either place empty (A068). */
const usable = (links: readonly string[]): string[] =>
  links.flatMap((link) => {
    const target = bannerTarget(link);
    return target?.kind === 'outside' ? [target.href] : [];
  });

/** The lines to customer service that are in use, two at most (S3-SERVICE-01). */
export const useServiceLinks = () => useQuery({ ...callQuery('service'), select: usable });
