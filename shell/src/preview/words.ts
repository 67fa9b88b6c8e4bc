/** What the ribbon says. It stands here, and not among the shell's texts, since other visits need none of it. */
export const words = {
  EN: {
    label: 'Preview of releases',
    shown: 'Preview until {{time}}',
    end: 'End',
    ended: 'The preview has ended. These are the live releases.',
    over: 'The preview has ended. The live releases show from the next page on.',
    close: 'Close',
    reload: 'Show them',
  },
  TY: {
    label: 'ตัวอย่างเวอร์ชัน',
    shown: 'ดูตัวอย่างถึง {{time}}',
    end: 'จบ',
    ended: 'การดูตัวอย่างจบแล้ว นี่คือเวอร์ชันที่ใช้งานจริง',
    over: 'การดูตัวอย่างจบแล้ว เวอร์ชันที่ใช้งานจริงจะแสดงตั้งแต่หน้าถัดไป',
    close: 'ปิด',
    reload: 'แสดงเลย',
  },
} as const;
