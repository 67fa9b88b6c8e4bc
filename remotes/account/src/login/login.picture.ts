import type { PictureDeclaration } from '@foyer/shared/remote';

export const picture = { flags: ['MOBILEVERCODELOGIN3'] } satisfies PictureDeclaration;
