import { Type } from '@sinclair/typebox';
import { FEEDBACK_TYPES } from '../constants';
import { SubmitKey } from './cashier';
import { Moment } from './envelope';

const FeedbackType = Type.Union(FEEDBACK_TYPES.map((each) => Type.Literal(each)));
const Id = Type.Integer({ minimum: 1 });

/** The bounds of `content` are those of `FEEDBACK`, in code points. */
export const SendFeedbackBody = Type.Object({
  type: FeedbackType,
  content: Type.String({ maxLength: 4000 }),
  key: SubmitKey,
});

export const SentFeedback = Type.Object({ id: Id, sentAt: Moment });

/** A feedback of the member; content and answer are plain text. */
export const Feedback = Type.Object({
  id: Id,
  type: FeedbackType,
  content: Type.String(),
  sentAt: Moment,
  pictures: Type.Integer({ minimum: 0, maximum: 3 }),
  answer: Type.Optional(Type.String()),
  answeredAt: Type.Optional(Moment),
});

export const FeedbackListQuery = Type.Object({
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});

/** Newest first. */
export const FeedbackList = Type.Object({
  content: Type.Array(Feedback),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
});

export const FeedbackQuery = Type.Object({ id: Id });

/** `at`: place of the picture, from 0. */
export const FeedbackPictureQuery = Type.Object({ id: Id, at: Type.Integer({ minimum: 0, maximum: 2 }) });

/** `id`: that of the activity. `comment` has at most `APPLY_COMMENT_MAX` code points. */
export const ApplyBody = Type.Object({
  id: Type.Integer(),
  comment: Type.String({ maxLength: 1000 }),
  key: SubmitKey,
});

/** How an application for an activity stands; `answer` is plain text. */
export const Application = Type.Object({
  activityId: Type.Integer(),
  state: Type.Union((['waiting', 'accepted', 'refused'] as const).map((each) => Type.Literal(each))),
  sentAt: Moment,
  answer: Type.Optional(Type.String()),
});

export const ApplicationQuery = Type.Object({ id: Type.Integer() });
