import type { PictureDeclaration } from '@foyer/shared/remote';

export const picture = { flags: ['CHNGPASSVERIF3'] } satisfies PictureDeclaration;
