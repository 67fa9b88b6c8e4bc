import { after, before } from 'node:test';
import { setUp, tearDown } from './nginx/deployed';

// The site as docker-compose.yml puts it together, by the same configuration of nginx, asked over real HTTP and looked at with a
// real browser.
before(setUp);
after(tearDown);

await import('./nginx/documents.checks');
await import('./nginx/files.checks');
await import('./nginx/platform.checks');
await import('./nginx/hostile.checks');
// Last, since hosts are stopped in it.
await import('./nginx/visit.checks');
