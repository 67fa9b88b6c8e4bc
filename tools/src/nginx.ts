import { after, before } from 'node:test';
import { setUp, tearDown } from './nginx/deployed';

// Tests the site of docker-compose.yml with its own nginx configuration, over HTTP and in a browser.
before(setUp);
after(tearDown);

await import('./nginx/documents.checks');
await import('./nginx/files.checks');
await import('./nginx/platform.checks');
await import('./nginx/below.checks');
await import('./nginx/preview.checks');
await import('./nginx/hostile.checks');
// Last, because it stops hosts.
await import('./nginx/visit.checks');
