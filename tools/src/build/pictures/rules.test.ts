import { commonRules, rulesFor } from './rules';

const sheet =
  '@layer tokens{:root{--a:1}}@layer reset{a,button{color:red}html[data-modal]{overflow:hidden}}' +
  '@layer kit{.visually-hidden:not(:focus,:active){position:absolute}.shape{color:red}@media (min-width:768px){.shape{top:0}}}' +
  '@keyframes sway{to{top:0}}.shape a{color:red}';

it('common rules are those of elements and tokens, which every first view stands on', () => {
  expect(commonRules(sheet)).toBe(
    '@layer tokens{:root{--a:1}}@layer reset{a,button{color:red}html[data-modal]{overflow:hidden}}@layer kit{.visually-hidden:not(:focus,:active){position:absolute}}',
  );
});

it('keep the order of layers, which a line of its own says', () => {
  expect(commonRules('@layer reset,kit;@layer kit{.a{top:0}}')).toBe('@layer reset,kit');
});

it('rules of a picture are those whose classes it has, with the movements that they name', () => {
  const css =
    '@layer part{.page_A1{animation:2s sway}.page_A1 .none_B2{top:1px}@media (min-width:1px){.page_A1:active{top:2px}}.other_C3{animation:turn}}' +
    '@keyframes sway{to{top:0}}@keyframes turn{to{top:0}}';
  expect(rulesFor('<p class="page_A1">text</p>', css)).toBe(
    '@layer part{.page_A1{animation:2s sway}@media (min-width:1px){.page_A1:active{top:2px}}}@keyframes sway{to{top:0}}',
  );
});

it('are also those that depend on a state of what it has', () => {
  const css =
    '.input_A:is(:placeholder-shown,:disabled)~.clear_B{display:none}.a:not(.gone){top:0}.a:has(.gone){top:1px}';
  expect(rulesFor('<i class="input_A"></i><b class="clear_B a"></b>', css)).toBe(css);
});

it('no text of a sheet ends the element that the rules stand in', () => {
  expect(rulesFor('<p class="a">', '.a{content:"</style><script>"}')).toBe('.a{content:"\\3c /style><script>"}');
});
