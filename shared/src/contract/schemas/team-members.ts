import { Type } from '@sinclair/typebox';
import { Decimal, Moment } from './envelope';

const path = Type.Array(Type.Object({ memberId: Type.Integer(), username: Type.String() }));

/** The direct members of the agent, or of `memberId` out of the team. With `name`, everybody of the team whose name begins so. */
export const TeamMembersQuery = Type.Object({
  memberId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  name: Type.Optional(Type.String({ pattern: '^\\S{2,64}$', description: 'beginning of a user name' })),
  /** Newest, richest or those with the largest team first. */
  order: Type.Union([Type.Literal('registered'), Type.Literal('balance'), Type.Literal('team')]),
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});

/** What an agent is told of a member. The member's own affairs stay out of it (F-TEAMMEMBER-05). */
const TeamMember = Type.Object({
  memberId: Type.Integer(),
  username: Type.String(),
  type: Type.Integer(),
  registeredAt: Moment,
  /** Missing before the first log-in. */
  seenAt: Type.Optional(Moment),
  online: Type.Boolean(),
  /** All purses but what is held for withdrawals. */
  balance: Decimal,
  /** How many are below, at any depth. */
  team: Type.Integer(),
  /** Whether the agent brought this member. */
  direct: Type.Boolean(),
  /** A direct member who has still the first password that an agent made (decision 44). */
  firstPassword: Type.Optional(Type.Literal(true)),
});

export const TeamMembers = Type.Object({
  /** From below the agent down to the opened member, who stands last. */
  path,
  /** The opened member. */
  opened: Type.Optional(TeamMember),
  /** Found by name, each with the way to it, itself left out. */
  content: Type.Array(Type.Composite([TeamMember, Type.Object({ path: Type.Optional(path) })])),
  /** How many are below the agent, or the opened member, at any depth; missing in a search. */
  team: Type.Optional(Type.Integer()),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
});
