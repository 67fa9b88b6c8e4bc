import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import './proves';

// A long form is filled in key by key, which takes more than five seconds on a busy machine.
jest.setTimeout(60_000);
// What is waited for may take more than a second there, too. A passing test waits no longer than it has to.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks animations and `ariaNotify`. It has no popovers either: a toast stays where it is, as in a browser
// without them.
Element.prototype.getAnimations ??= () => [];
Object.assign(Element.prototype, { ariaNotify: () => undefined });

// The environment's `FormData` is Node's, which cannot read a form; React reads it where a submit navigates.
globalThis.FormData = class extends FormData {
  constructor() {
    super();
  }
};

// `File` of jsdom extends another `Blob` than the global one, so its content is read through FileReader.
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

// The escape key asks the topmost modal to close; the modal may prevent it.
window.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const { dialog } = shown.filter((one) => one.dialog.isConnected).at(-1) ?? {};
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});
