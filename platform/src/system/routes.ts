import type { FastifyInstance } from 'fastify';
import { route } from '../call';
import { countries } from './countries';

/** What a site asks before and beside everything else: its state, its switches, its links. */
export function systemRoutes(app: FastifyInstance): void {
  route(app, 'systemStatus', ({ site }) => ({
    info: { mobileTemplate: site.mobileTemplate, imageCdn: site.imageCdn },
    location: site.location,
    maintenance: site.maintenance,
    regionRestriction: site.regionRestriction,
  }));
  route(app, 'whitelabel', ({ site }) => ({ ...site.flags, agentMenu: site.agentMenu }));
  route(app, 'template', ({ site }) => ({ mobileTemplate: site.mobileTemplate }));
  route(app, 'country', () => countries);
  route(app, 'service', ({ site }) => site.serviceLinks);
  route(app, 'downloadLinks', ({ site }) => site.downloadLinks);
}
