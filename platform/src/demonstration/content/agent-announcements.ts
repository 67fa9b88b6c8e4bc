import type { ContentOf } from '../../base/catalogue/content-kinds';

/** Announcements for agents (type A), newest first. */
export const AGENT_ANNOUNCEMENTS: ContentOf<'announcements'> = [
  {
    id: 901,
    type: 'A',
    title: { EN: 'Dividends of the last period are ready', TY: 'เงินปันผลงวดล่าสุดพร้อมแล้ว' },
    content: {
      EN: '<p>The dividends of the last period have been counted. Look through your team’s figures, then confirm.</p>',
      TY: '<p>คำนวณเงินปันผลงวดล่าสุดเรียบร้อยแล้ว โปรดตรวจสอบตัวเลขของทีม แล้วกดยืนยัน</p>',
    },
  },
  {
    id: 902,
    type: 'A',
    title: { EN: 'New figures on the team overview', TY: 'ตัวเลขใหม่ในภาพรวมทีม' },
    content: {
      EN: '<p>The overview now counts members who are online, and refreshes by itself.</p>',
      TY: '<p>ภาพรวมทีมแสดงจำนวนสมาชิกที่ออนไลน์ และอัปเดตโดยอัตโนมัติ</p>',
    },
  },
  {
    id: 903,
    type: 'A',
    title: { EN: 'Rebates can be set per category', TY: 'ตั้งค่าคอมมิชชันแยกตามหมวดได้แล้ว' },
    content: {
      EN: '<p>Give each member of your team a rebate of their own for slots, live tables and sports.</p>',
      TY: '<p>กำหนดค่าคอมมิชชันให้สมาชิกแต่ละคนแยกตามสล็อต คาสิโนสด และกีฬา</p>',
    },
  },
];
