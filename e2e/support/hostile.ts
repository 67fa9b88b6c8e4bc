/**
 * Texts that try to run something, each by a way of its own (B043). `FIRE` stands for the canary's call and `AWAY` for an address that
 * is not the site's.
 */
const ON_LOAD = [
  '<script>FIRE</script>',
  '<ScRiPt>FIRE</sCrIpT>',
  '<script type="module">FIRE</script>',
  '<script src="data:text/javascript,FIRE"></script>',
  '<svg><script>FIRE</script></svg>',
  '<math><script>FIRE</script></math>',
  '<div><p><script>FIRE</script></p></div>',
  '<template></template><script>FIRE</script>',
  '<table><tr><td><script>FIRE</script></td></tr></table>',
  '<select><option><script>FIRE</script></option></select>',
  '<img src=x onerror=FIRE>',
  '<img src="x" onerror="FIRE">',
  "<img src='x' onerror='FIRE'>",
  '<IMG SRC=x OnErRoR=FIRE>',
  '<img/src=x/onerror=FIRE>',
  '<img\nsrc=x\nonerror=FIRE>',
  '<img src=x onerror="&#70;&#73;&#82;&#69;">',
  '<img src=x alt="`><img src=x onerror=FIRE>"><img src=x onerror=FIRE>',
  '<img src="data:image/png;base64,AAAA" onerror=FIRE>',
  '<img srcset="x 1x" onerror=FIRE>',
  '<picture><source srcset=x><img onerror=FIRE src=x></picture>',
  '<image src=x onerror=FIRE>',
  '<input type=image src=x onerror=FIRE>',
  '<video src=x onerror=FIRE></video>',
  '<video><source src=x onerror=FIRE></video>',
  '<audio src=x onerror=FIRE></audio>',
  '<audio><source src=x onerror=FIRE></audio>',
  '<video src=x onloadstart=FIRE></video>',
  '<object data="x:y" onerror=FIRE></object>',
  '<embed src="data:text/html,x" onload=FIRE>',
  '<link rel=stylesheet href="data:text/css,x" onload=FIRE>',
  '<link rel=stylesheet href="x:y" onerror=FIRE>',
  '<style onload=FIRE>p{}</style>',
  '<svg onload=FIRE></svg>',
  '<svg/onload=FIRE>',
  '<svg><style onload=FIRE></style></svg>',
  '<svg><image href=x onerror=FIRE /></svg>',
  '<svg><animate attributeName=x dur=1ms onbegin=FIRE></animate></svg>',
  '<svg><animate attributeName=x dur=1ms onend=FIRE></animate></svg>',
  '<svg><set attributeName=x to=y onbegin=FIRE></set></svg>',
  '<svg><animateTransform attributeName=transform dur=1ms onbegin=FIRE></animateTransform></svg>',
  '<svg><animateMotion dur=1ms onbegin=FIRE></animateMotion></svg>',
  '<iframe onload=FIRE></iframe>',
  '<iframe srcdoc="<script>parent.FIRE</script>"></iframe>',
  '<iframe src="javascript:parent.FIRE"></iframe>',
  '<iframe src="JaVaScRiPt:parent.FIRE"></iframe>',
  '<iframe src="java\tscript:parent.FIRE"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.FIRE&gt;"></iframe>',
  '<details open ontoggle=FIRE><summary>more</summary></details>',
  '<dialog open ontoggle=FIRE>x</dialog><img src=x onerror=FIRE>',
  '<body onload=FIRE><img src=x onerror=FIRE></body>',
  '<noscript><p title="</noscript><img src=x onerror=FIRE>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=FIRE&gt;"></table></mtext></math><img src=x onerror=FIRE>',
  '<svg></p><style><a title="</style><img src=x onerror=FIRE>"></svg>',
  '<xmp><p title="</xmp><img src=x onerror=FIRE>"></xmp>',
  '<title><a title="</title><img src=x onerror=FIRE>"></title>',
  '<textarea><a title="</textarea><img src=x onerror=FIRE>"></textarea>',
  '<p style="animation:hostile 1ms" onanimationstart=FIRE>x</p><style>@keyframes hostile{}</style>',
  '<p style="animation:hostile2 1ms" onanimationend=FIRE>x</p><style>@keyframes hostile2{}</style>',
  '<custom-part style="animation:hostile3 1ms" onanimationstart=FIRE>x</custom-part><style>@keyframes hostile3{}</style>',
];

/** Leaves something open that what follows it would lie in, so it comes last. */
const OPEN = ['<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=FIRE>'];

/** Addresses that run what follows them. */
const RUNNING = [
  'javascript:FIRE',
  'JAVASCRIPT:FIRE',
  'java\tscript:FIRE',
  'java\nscript:FIRE',
  ' javascript:FIRE',
  '\u0001javascript:FIRE',
  'java&Tab;script:FIRE',
  'java&NewLine;script:FIRE',
  'javascript&colon;FIRE',
  '&#106;avascript:FIRE',
  '&#x6a;&#x61;vascript:FIRE',
  'javascript:void FIRE',
  'javascript://x%0AFIRE',
  'javascript:/*x*/FIRE',
];

const ON_CLICK = [
  ...RUNNING.map((address) => `<a href="${address}">press</a>`),
  '<a href="#" onclick="FIRE;return false">press</a>',
  '<p onclick=FIRE>press</p>',
  '<span onmousedown=FIRE onclick=FIRE>press</span>',
  '<b onpointerdown=FIRE onclick=FIRE>press</b>',
  '<button onclick=FIRE>press</button>',
  '<form action="javascript:FIRE"><button>press</button></form>',
  '<form><button formaction="javascript:FIRE">press</button></form>',
  '<form onsubmit="FIRE;return false"><input type=submit value=press></form>',
  '<svg><a href="javascript:FIRE"><text y=9>press</text></a></svg>',
  '<svg><a xlink:href="javascript:FIRE"><text y=9>press</text></a></svg>',
  '<details ontoggle=FIRE><summary>press</summary></details>',
  '<label for=hostile>press</label><input id=hostile type=checkbox onchange=FIRE>',
  '<map name=hostile><area shape=default href="javascript:FIRE"></map><img usemap="#hostile" alt=press>',
  '<h2 onclick=FIRE>press</h2>',
  '<td onclick=FIRE>press</td><li onclick=FIRE>press</li>',
];

const ON_FOCUS = [
  '<input onfocus=FIRE>',
  '<textarea onfocus=FIRE></textarea>',
  '<select onfocus=FIRE></select>',
].concat(
  [
    'a href="#"',
    'p tabindex=0',
    'div contenteditable',
    'img alt=x tabindex=0',
    'table tabindex=0',
    'ul tabindex=-1',
  ].map((start) => `<${start} onfocus=FIRE>x`),
);

const ON_HOVER = ['p', 'a href="#"', 'img alt=x', 'h3', 'li', 'div', 'strong', 'blockquote'].map(
  (start) => `<${start} onmouseover=FIRE onmouseenter=FIRE>x`,
);

/** Each with a canary of its own number. */
export const snippets: readonly string[] = [...ON_CLICK, ...ON_FOCUS, ...ON_HOVER, ...ON_LOAD, ...OPEN].map(
  (text, at) => {
    const call = `fired(${at})`;
    const spelled = [...call].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
    return text.replaceAll('FIRE', call).replaceAll('&#70;&#73;&#82;&#69;', spelled);
  },
);

/** What asks somebody else for something, or would. */
export const asking = (away: string): readonly string[] => [
  `<img src="${away}/a.png" alt="Away">`,
  `<img srcset="${away}/b.png 1x">`,
  `<video poster="${away}/c.png"></video><audio src="${away}/d.mp3" autoplay></audio>`,
  `<iframe src="${away}/e"></iframe><embed src="${away}/f"><object data="${away}/g"></object>`,
  `<link rel=stylesheet href="${away}/h.css"><link rel=prefetch href="${away}/i">`,
  `<style>@import "${away}/j.css"; p { background: url("${away}/k.png") }</style>`,
  `<p style="background: url('${away}/l.png')">x</p><table background="${away}/m.png"><tr><td>x</td></tr></table>`,
  `<svg><image href="${away}/n.png" /><use href="${away}/o.svg#p" /></svg>`,
  `<script src="${away}/q.js"></script><input type=image src="${away}/r.png">`,
  `<picture><source srcset="${away}/s.png"><img alt=x></picture>`,
];

/**
 * Touches everything in the boxes of a selector as a person could: hovers, focuses and presses it. Runs in the page.
 * @returns how much there was
 */
export function touchAll(selector: string): number {
  const all = [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)];
  // A form would load the page anew, except for an address that runs something.
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !/^javascript:/i.test(event.target.action))
      event.preventDefault();
  });
  for (const each of all) {
    for (const name of ['mouseover', 'mouseenter', 'pointerdown', 'mousedown'])
      each.dispatchEvent(new MouseEvent(name, { bubbles: name !== 'mouseenter' }));
    each.focus?.();
    // A link of a text may lead away, which is not what is looked for here.
    if (each.closest('a[href^="http"], a[href^="/"]') === null) each.click?.();
  }
  return all.length;
}
