import type { PictureDeclaration } from '@foyer/shared/remote';

export const picture = {} satisfies PictureDeclaration;
