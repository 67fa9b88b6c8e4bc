import type { FastifyInstance } from 'fastify';
import { route } from '../../base/call/call';
import { feedbackListOf, feedbackOf, feedbackPictureOf } from './feedback-of';
import { sendFeedback } from './send-feedback';

/** What members write to the merchant, with pictures, and what was answered (B040). */
export function feedbackRoutes(app: FastifyInstance): void {
  route(app, 'sendFeedback', sendFeedback);
  route(app, 'feedbackList', ({ db, session, query }) => feedbackListOf(db, session.member, query));
  route(app, 'feedback', ({ db, session, query }) => feedbackOf(db, session.member, query));
  route(app, 'feedbackPicture', ({ db, session, query }) => feedbackPictureOf(db, session.member, query));
}
