import { choose, fill } from './live';

describe('a document on its way out', () => {
  const document = '<head><!--# if expr="$external" --><a><!--# else --><b><!--# endif --></head>';

  it('keeps one branch of a condition', () => {
    expect(choose(document, { external: true })).toBe('<head><a></head>');
    expect(choose(document, { external: false })).toBe('<head><b></head>');
    expect(choose(document, {})).toBe('<head><b></head>');
    expect(choose(`${document}${document}`, {})).toBe('<head><b></head><head><b></head>');
  });

  it('has its data blocks filled, safe inside of a script', () => {
    const block = '<script><!--# include virtual="/site.json" --></script>';
    expect(fill(block, { '/site.json': '{"name":"</script>"}' })).toBe('<script>{"name":"\\u003c/script>"}</script>');
    expect(fill(block, {})).toBe(block);
  });
});
