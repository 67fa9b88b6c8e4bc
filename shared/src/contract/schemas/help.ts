import { Type } from '@sinclair/typebox';

export const HelpQuery = Type.Object({ lang: Type.String(), device: Type.String() });

/** A topic of the help center; `content` is HTML (A063). */
export const HelpTopic = Type.Object({ title: Type.String(), content: Type.String() });

/** Topics in the order in which they are shown. */
export const HelpCenter = Type.Array(HelpTopic);
