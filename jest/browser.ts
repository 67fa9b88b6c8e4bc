import '@testing-library/jest-dom';
import './proves';

// Long forms are filled in key by key: on a machine that is busy with other work that takes longer than five seconds.
jest.setTimeout(30_000);

// jsdom draws nothing and so knows neither motions, readers nor the top layer. Popovers stay in the page, as in a browser without them.
Element.prototype.getAnimations ??= () => [];
Object.assign(Element.prototype, { ariaNotify: () => undefined });

// Its files, whose parent is not the global Blob, cannot be read but by a reader.
const fileParent = Object.getPrototypeOf(File.prototype) as Blob;
fileParent.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

interface Shown {
  dialog: HTMLDialogElement;
  focusedBefore: Element | null;
}
let shown: Shown[] = [];

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  if (!this.isConnected) throw new DOMException('The dialog is not in the page.', 'InvalidStateError');
  shown.push({ dialog: this, focusedBefore: document.activeElement });
  this.open = true;
};

HTMLDialogElement.prototype.close = function close(returnValue) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  const { focusedBefore } = shown.find(({ dialog }) => dialog === this) ?? {};
  shown = shown.filter(({ dialog }) => dialog !== this);
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  void Promise.resolve().then(() => this.dispatchEvent(new Event('close')));
};

// The escape key asks the uppermost modal to close, which may refuse.
window.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const { dialog } = shown.filter((one) => one.dialog.isConnected).at(-1) ?? {};
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});
