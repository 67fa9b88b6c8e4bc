import type { FastifyInstance } from 'fastify';
import { memberRoutes } from './members/routes';
import { sessionRoutes } from './sessions/routes';
import { siteConfigRoute } from './sites/site-config';

/** Every part of the platform that answers calls. */
export const modules: readonly ((app: FastifyInstance) => void)[] = [siteConfigRoute, sessionRoutes, memberRoutes];
