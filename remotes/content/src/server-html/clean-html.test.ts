import { providePages, testSite } from '@foyer/shared/testing';
import { cleanHtml } from './clean-html';

beforeEach(() => {
  providePages((path) => path === '/m/set');
  globalThis.__foyer = {
    site: { ...testSite, sources: { pictures: ['https://cdn.example', 'pictures.example'], frames: [] } },
  };
});

const cleaned = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box;
};

describe('a text of a merchant', () => {
  it('cannot dress up as the site, or get in the way of its code', async () => {
    const dressed = [
      '<p style="position:fixed;inset:0" class="header" id="root" name="location">a</p>',
      '<form id="location"><input name="fetch" value="b"><button>c</button><select><option>d</select></form>',
      '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
      '<a id="__foyer" name="siteConfig" href="/m/set">e</a><img name="body" src="/x.png" alt="f">',
      '<style>body { display: none }</style><link rel="stylesheet" href="/x.css">',
      '<dialog open>g</dialog><header>h</header><nav role="navigation" aria-label="Main">i</nav><slot name="x">j</slot>',
      '<p data-part="wallet/deposit" data-page="x" contenteditable tabindex="1" hidden popover slot="x">k</p>',
    ];
    await proves('F-HTML-05', () => {
      const box = cleaned(dressed.join(''));
      const names = [...box.querySelectorAll('*')].flatMap((each) => each.getAttributeNames());
      expect([...new Set(names)].sort()).toEqual(['alt', 'href', 'src']);
      const tags = [...box.querySelectorAll('*')].map((each) => each.tagName.toLowerCase());
      expect([...new Set(tags)].sort()).toEqual(['a', 'img', 'p']);
      // The words themselves stay.
      expect(box.textContent).toBe('acdeghijk');
    });
  });

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)'],
    ...[' javascript:alert(1)', '\u0001javascript:alert(1)', 'java&Tab;script:alert(1)', 'javascript&colon;alert(1)'],
    ...['&#106;avascript:alert(1)', '&#x6A;avascript:alert(1)', 'data:text/html,x', 'DATA:text/html;base64,PHA+'],
    ...[
      'vbscript:msgbox(1)',
      'vb\tscript:x',
      'blob:https://shop.example/x',
      'file:///etc/passwd',
      'about:blank',
      'intent:x',
    ],
  ])('has no link to %j', async (href) => {
    await proves('F-HTML-06', () => {
      const link = cleaned(`<a href="${href}">press</a>`).querySelector('a');
      expect(link).toHaveTextContent('press');
      expect(link).not.toHaveAttribute('href');
    });
  });

  it('opens other sites without an opener, and names their host', async () => {
    await proves('F-HTML-06', () => {
      const box = cleaned(
        [
          '<a href="https://shop.example/lamps" target="_self" rel="opener">Lamps</a>',
          '<a href="//login.example:8443/x">your account</a>',
          '<a href="https://foyer.example@evil.example/">foyer.example</a>',
          '<a href="https://shop.example/">shop.example</a>',
          '<a href="https://le.example/">google.example</a>',
          '<a href="/m/set">settings</a>',
        ].join(''),
      );
      expect([...box.querySelectorAll('a')].map((link) => [link.textContent, link.target, link.rel])).toEqual([
        ['Lamps (shop.example)', '_blank', 'noopener noreferrer'],
        ['your account (login.example:8443)', '_blank', 'noopener noreferrer'],
        ['foyer.example (evil.example)', '_blank', 'noopener noreferrer'],
        ['shop.example', '_blank', 'noopener noreferrer'],
        ['google.example (le.example)', '_blank', 'noopener noreferrer'],
        ['settings', '', ''],
      ]);
    });
  });

  it('has pictures of the site and its CDNs alone; of others their words stay', async () => {
    await proves('F-HTML-06', () => {
      const box = cleaned(
        [
          '<img src="/own.png" alt="one"><img src="https://cdn.example/two.png" alt="two">',
          '<img src="http://pictures.example/three.png" alt="three"><img src="https://evil.example/four.png" alt="four">',
          '<img src="//evil.example/five.png" alt="five"><img src="https://cdn.example.evil.example/six.png" alt="six">',
          '<img srcset="https://evil.example/7.png 1x" src="data:image/png;base64,AA" alt="seven"><img alt="eight">',
        ].join(''),
      );
      expect([...box.querySelectorAll('img')].map((image) => image.alt)).toEqual(['one', 'two', 'three', 'eight']);
      expect(box.textContent).toBe('fourfivesixseven');
    });
  });
});
