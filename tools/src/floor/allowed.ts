/** Something newer that may be used all the same. An entry that nothing uses any more is an error too. */
export interface Allowed {
  /** Its path in the compatibility data of MDN. */
  readonly feature: string;
  /** What a browser without it has instead. */
  readonly why: string;
  /** What the `@supports` around it must ask for; without it it is found. */
  readonly supports?: string;
}

const asked = 'it is asked for before it is used';
const name = 'another thing of that name';

export const allowed: readonly Allowed[] = [
  // Ours, in scripts.
  {
    feature: 'html.global_attributes.inert',
    why: 'what is not shown takes no focus by its tabindex, a closed dialog by being closed',
  },
  {
    feature: 'html.global_attributes.popover',
    why: 'the toast lies on the page; in a modal its text is shown by the modal',
  },
  { feature: 'api.HTMLElement.showPopover', why: asked },
  { feature: 'api.HTMLElement.hidePopover', why: asked },
  { feature: 'css.selectors.popover-open', why: 'after showPopover was asked for' },
  { feature: 'api.Document.ariaNotify', why: `${asked}; else a live text says it` },
  { feature: 'html.elements.dialog.closedby', why: 'the cancel event is answered the same way' },
  { feature: 'html.global_attributes.autofocus', why: 'the dialog is given the focus by focus()' },
  { feature: 'html.global_attributes.autocapitalize', why: 'a name is found in any case' },
  { feature: 'html.elements.img.fetchpriority', why: 'the picture comes in the order of the page' },
  { feature: 'api.Window.requestIdleCallback', why: `${asked}; else a timer` },
  { feature: 'api.Window.cancelIdleCallback', why: 'after requestIdleCallback was asked for' },
  {
    feature: 'api.Request.keepalive',
    why: 'a message put away stays when its page is closed within the five seconds; the last beacon is lost',
  },
  { feature: 'api.Element.role', why: `the role of an operator at the desk: ${name}` },
  { feature: 'api.RTCIceCandidate.address', why: `the address of a first view: ${name}` },
  // Ours, in styles.
  { feature: 'css.types.color.color-mix', why: 'the nearest colour of the table', supports: 'color-mix(' },
  { feature: 'css.types.length.viewport_percentage_units_dynamic', why: 'the whole window', supports: 'dvh' },
  {
    feature: 'css.properties.anchor-name',
    why: 'the line below a tab stands, it does not glide',
    supports: 'anchor-scope',
  },
  { feature: 'css.properties.anchor-scope', why: 'as above', supports: 'anchor-scope' },
  { feature: 'css.properties.position-anchor', why: 'as above', supports: 'anchor-scope' },
  { feature: 'css.properties.inline-size.anchor-size', why: 'as above', supports: 'anchor-scope' },
  { feature: 'css.properties.left.anchor', why: 'as above', supports: 'anchor-scope' },
  { feature: 'css.at-rules.container', why: 'the header keeps its line by wrapping, roomy parts go by the window' },
  { feature: 'css.properties.container-type', why: 'as above' },
  { feature: 'css.properties.container-type.inline-size', why: 'as above' },
  { feature: 'css.properties.container-type.size', why: 'as above' },
  {
    feature: 'css.types.basic-shape.polygon.round',
    why: `a length is rounded: ${name}; without it rows of cards stand half a pixel off until they are measured`,
  },
  { feature: 'css.properties.content-visibility', why: 'placeholders below the window move as well' },
  { feature: 'css.properties.content-visibility.auto', why: 'as above' },
  {
    feature: 'css.properties.content-visibility.hidden',
    why: 'the table of roulette is taken away while the wheel turns, and laid out anew after it',
  },
  { feature: 'css.at-rules.starting-style', why: 'what opens is there at once' },
  { feature: 'css.properties.text-wrap', why: 'lines break where they are full' },
  { feature: 'css.properties.text-wrap.balance', why: 'as above' },
  { feature: 'css.properties.text-wrap.pretty', why: 'as above' },
  { feature: 'css.properties.overflow-anchor', why: 'Safari anchors nothing, so there is nothing to switch off' },
  { feature: 'css.properties.overflow-anchor.none', why: 'as above' },
  { feature: 'css.properties.scrollbar-width', why: 'a bar is seen while one scrolls' },
  { feature: 'css.properties.scrollbar-width.none', why: 'as above' },
  { feature: 'css.properties.scrollbar-width.thin', why: 'as above' },
  { feature: 'css.properties.scrollbar-gutter', why: 'no bar takes room on a phone' },
  { feature: 'css.properties.scrollbar-gutter.auto', why: 'as above' },
  { feature: 'css.properties.overscroll-behavior', why: 'at its end the page goes on scrolling' },
  { feature: 'css.properties.overscroll-behavior-x', why: 'as above' },
  { feature: 'css.properties.overscroll-behavior-x.contain', why: 'as above' },
  { feature: 'css.properties.overscroll-behavior-inline', why: 'as above' },
  { feature: 'css.properties.overscroll-behavior-inline.contain', why: 'as above' },
  { feature: 'css.properties.overscroll-behavior.contain', why: 'as above' },
  { feature: 'css.properties.overflow-clip-margin', why: 'cut at the edge, two pixels earlier' },
  { feature: 'css.properties.user-select.all', why: 'a press selects a word' },
  { feature: 'css.properties.align-content.start', why: 'it is so in a grid; the data speak of blocks' },
  { feature: 'css.properties.align-content.end', why: 'as above' },
  { feature: 'css.selectors.autofill', why: 'the same rule stands before it with its prefix' },
  { feature: 'css.selectors.has', why: 'what it hides lies beneath the ground of the dialog' },
  {
    feature: 'css.selectors.-webkit-slider-thumb',
    why: 'it is as old as the prefix; the data speak of all that may be said of it',
  },
  { feature: 'css.selectors.-webkit-slider-runnable-track', why: 'as above' },
  // Libraries.
  { feature: 'api.PerformanceEventTiming', why: `web-vitals: ${asked}; else nobody is told how fast the page reacted` },
  { feature: 'api.AbortSignal.any_static', why: `ky: ${asked}; else the caller's signal alone` },
  { feature: 'api.AbortSignal.throwIfAborted', why: 'ky: between repeats, and no call is repeated' },
  { feature: 'api.TransformStream', why: 'ky: progress, which nobody asks for' },
  { feature: 'api.ReadableStream.pipeThrough', why: 'ky: as above' },
  { feature: 'api.Document.startViewTransition', why: `react-dom: ${asked}` },
  { feature: 'api.HTMLElement.popover', why: 'react-dom: a property of its own, by that name' },
  { feature: 'api.HTMLImageElement.fetchPriority', why: 'react-dom: an option of preloading' },
  { feature: 'api.HTMLLinkElement.imageSizes', why: 'react-dom: an option of preloading' },
  { feature: 'api.MouseEvent.movementX', why: `react-dom: ${asked}` },
  { feature: 'api.MouseEvent.movementY', why: `react-dom: ${asked}` },
  { feature: 'api.PerformanceResourceTiming.transferSize', why: 'react-dom: nothing is reckoned without it' },
  { feature: 'api.Window.setImmediate', why: `react-dom: ${asked}` },
  { feature: 'html.global_attributes.is', why: 'react-dom: for elements of that kind, of which there are none' },
  { feature: 'api.Window.navigation', why: `react-router: ${name}` },
  { feature: 'javascript.builtins.Error.captureStackTrace', why: `firebase: ${asked}` },
  { feature: 'api.RTCIceCandidate.component', why: `firebase: ${name}` },
  { feature: 'api.RTCIceCandidate.priority', why: `workbox: ${name}` },
  { feature: 'api.FetchEvent.preloadResponse', why: 'workbox: waited for as nothing' },
  { feature: 'api.ServiceWorkerRegistration.navigationPreload', why: `workbox: ${asked}` },
  { feature: 'api.Document.scrollend_event', why: `react-virtual: ${asked}; else a timer` },
  { feature: 'api.IntersectionObserver.scrollMargin', why: `react-virtual: ${name}` },
  { feature: 'api.QuotaExceededError', why: `node-forge: ${asked}` },
  { feature: 'api.Request.bytes', why: `node-forge: ${name}` },
  { feature: 'javascript.builtins.Uint8Array.toHex', why: `node-forge: ${name}` },
  { feature: 'javascript.builtins.Iterator.drop', why: `the library of federation: ${name}` },
  { feature: 'javascript.builtins.Iterator.take', why: `the library of federation: ${name}` },
];
