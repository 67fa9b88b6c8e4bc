import { allowSources } from './allow-sources';

const policies = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')].map(
    ({ content }) => content,
  );
afterEach(() => {
  document.head.replaceChildren();
});

describe('what a document may show', () => {
  it('is what the merchant names, besides its own', () => {
    allowSources({
      sources: {
        pictures: ['https://cdn.example', '*.b.example'],
        frames: ['play.localhost:4000', 'https://a.example'],
      },
    });
    expect(policies()).toEqual([
      "img-src 'self' data: blob: https://cdn.example *.b.example; frame-src play.localhost:4000 https://a.example",
    ]);
  });

  it('is also what lies in folders of releases at other origins', () => {
    allowSources({ sources: { pictures: [], frames: [] } }, ['https://cdn.example/arcade/1.0.0/']);
    expect(policies()).toEqual(["img-src 'self' data: blob: https://cdn.example/arcade/1.0.0/; frame-src 'none'"]);
  });

  it('is no frame at all where none is named, and never another directive', () => {
    allowSources({
      sources: { pictures: ['https://x.example; script-src *', "'unsafe-inline'"], frames: ['* data:'] },
    });
    expect(policies()).toEqual(["img-src 'self' data: blob: ; frame-src 'none'"]);
  });

  it('is left alone by a platform that names nothing', () => {
    allowSources({});
    expect(policies()).toEqual([]);
  });
});
