const feedback = { auth: 'member', access: ['letters'], flag: 'FEEDBACK3' } as const;

/** What members write to the merchant: feedback, and applications for activities (B040). */
export const ofLetters = {
  sendFeedback: { method: 'PUT', path: '/wps/feedback', ...feedback, pictures: true, once: true },
  feedbackList: { method: 'GET', path: '/wps/feedback/list', ...feedback, query: { pageNo: 1, pageSize: 20 } },
  feedback: { method: 'GET', path: '/wps/feedback/one', ...feedback },
  feedbackPicture: { method: 'GET', path: '/wps/feedback/picture', ...feedback },
  apply: {
    method: 'POST',
    path: '/wps/activities/apply',
    auth: 'member',
    access: ['letters'],
    pictures: true,
    once: true,
  },
  application: { method: 'GET', path: '/wps/activities/application', auth: 'member', access: ['letters'] },
} as const;
