/** The message center, as other pages know it. */
export { useUnread } from './use-unread';
