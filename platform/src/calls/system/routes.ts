import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { countries } from '../../base/sites/countries';
import type { Site } from '../../base/sites/site';
import { agreementOf } from './agreement/agreement';

export function systemRoutes(app: FastifyInstance): void {
  route(app, 'systemStatus', ({ site }) => ({
    info: { mobileTemplate: site.mobileTemplate, imageCdn: site.imageCdn, ...externalOf(site) },
    location: site.location,
    maintenance: site.maintenance,
    regionRestriction: site.regionRestriction,
  }));
  route(app, 'whitelabel', ({ site }) => ({ ...site.flags, agentMenu: site.agentMenu }));
  route(app, 'template', ({ site }) => ({ mobileTemplate: site.mobileTemplate }));
  route(app, 'country', () => countries);
  route(app, 'agreement', ({ site, query }) => agreementOf(site, query.lang));
  route(app, 'service', ({ site }) => site.serviceLinks);
  route(app, 'downloadLinks', ({ site }) => site.downloadLinks);
}

/** Settings of the external verification service for browsers (A029). */
function externalOf({ external }: Site) {
  if (external === null) return {};
  const { apiKey, authDomain, projectId } = external;
  return { firebase: { apiKey, authDomain, projectId } };
}
