import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Collects a description of every route registered from now on, without serving it. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Foyer platform', version: '1' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
  });
}

/** Serves the description under `/docs`, with the routes of a second listener if given. */
export async function serveDescription(app: FastifyInstance, other?: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    ...(other === undefined
      ? {}
      : {
          transformSpecification: (document) => ({ ...document, paths: { ...pathsOf(other), ...pathsOf(app) } }),
          transformSpecificationClone: true,
        }),
  });
}

const pathsOf = (app: FastifyInstance): object => app.swagger().paths ?? {};
