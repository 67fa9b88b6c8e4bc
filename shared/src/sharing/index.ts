/** Ways to give an address on: by the share sheet, by the clipboard, and as a picture that a camera reads. */
export { copied } from './copied';
export { QrCode, type QrCodeProps } from './qr-code';
export { type Sharing, type SharingOptions, useSharing } from './use-sharing';
