import type { SiteConfig } from '@foyer/shared/contract';
import { SiteConfig as SiteConfigSchema } from '@foyer/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { newestKey } from '../sealing/keys';
import type { Site } from './site';
import { sourcesOf } from './sources';

/** The configuration that a site needs before its first call; also written into its page. */
export async function siteConfigOf(app: FastifyInstance, site: Site): Promise<SiteConfig> {
  const { db, vendorHost, publicPort } = app.platform;
  const { publicKey } = await newestKey(db);
  return {
    merchantCode: site.code,
    trialMerchantCode: site.trialCode,
    name: site.name,
    currencySymbol: site.currencySymbol,
    publicKey,
    minAge: site.minAge,
    consentTicked: site.consentTicked,
    nativeToken: 'MCAPP',
    requiredLogin: site.requiredLogin,
    theme: site.theme,
    sources: sourcesOf(site, vendorHost, publicPort),
  };
}

export function siteConfigRoute(app: FastifyInstance): void {
  const summary = 'What a page must know of its merchant before the first call';
  const schema = { tags: ['site'], summary, response: { 200: SiteConfigSchema } };
  app.get('/site.json', { schema }, async (request, reply) => {
    if (request.site === undefined) throw new Error('/site.json was reached without a site');
    reply.header('cache-control', 'no-cache');
    // nginx puts the answer into a script element unchanged.
    reply.serializer((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
    return siteConfigOf(app, request.site);
  });
}
