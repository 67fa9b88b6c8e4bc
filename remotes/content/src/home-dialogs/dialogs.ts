export { AnnouncementPopup } from './announcement-popup';
export { NoticePopup } from './notice-popup';
