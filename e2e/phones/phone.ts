/** A browser with the window of a phone. Elements are named by XPath, which every engine's driver knows. */
export interface Phone {
  /** Opens an address. */
  open(url: string): Promise<void>;
  /** The address that is open. */
  address(): Promise<string>;
  /** Presses an element once; rejects when it is not there, hidden or covered. */
  press(path: string): Promise<void>;
  /** Puts a text into a field in place of what is there; rejects like `press`. */
  type(path: string, text: string): Promise<void>;
  /** The visible texts of all such elements. */
  texts(path: string): Promise<string[]>;
  /** Goes into the first frame of the page, or back to the page. */
  look(where: 'game' | 'page'): Promise<void>;
  /** Whether every picture in the window has come, or has failed to. */
  picturesStand(): Promise<boolean>;
  /** Writes what is seen as a PNG. */
  picture(file: string): Promise<void>;
  /** Errors in the console and requests that failed, so far. */
  troubles(): readonly string[];
  close(): Promise<void>;
}

/** An expression for `picturesStand`. One beside or below the window may load later. */
export const PICTURES_STAND = `[...document.images].every((image) => {
  const { left, right, top, bottom } = image.getBoundingClientRect();
  const inWindow = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
  return image.complete || !inWindow;
})`;

/** What is seen of elements. Asked of one that is hidden, `innerText` gives all of its text. It runs in the page. */
export const seen = (all: Element[]): string[] =>
  all
    .filter((each) => {
      const content = document.createRange();
      content.selectNodeContents(each);
      return content.getClientRects().length > 0;
    })
    // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden inside is not seen
    .map((each) => (each as HTMLElement).innerText);

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);
const named = (text: string): string => `[normalize-space()=${quoted(text)} or @aria-label=${quoted(text)}]`;

export const part = (name: string): string => `//*[@data-part=${quoted(name)}]`;
export const button = (name: string): string => `//button${named(name)}`;
export const link = (name: string): string => `//a${named(name)}`;
/** The field with this label. */
export const field = (label: string): string => `//*[@id=//label[normalize-space()=${quoted(label)}]/@for]`;
