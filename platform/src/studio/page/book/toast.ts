import { find } from '../dom';

/** How long it is shown, in ms. */
const SHOWN = 8_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something above all else for a while. */
export function toast(sentence: string, look = ''): void {
  const news = find('news');
  news.textContent = sentence;
  news.dataset['status'] = look;
  clearTimeout(timer);
  timer = setTimeout(() => {
    news.textContent = '';
  }, SHOWN);
}
