// A transformer for React, whose development build takes a stack trace for every element, a seventh of the time of a test of
// pages. Only its warnings print them: which component made the element is said by its name.
const { createHash } = require('node:crypto');

const COUNTED = /1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g;

module.exports = {
  getCacheKey: (source) => createHash('sha256').update(String(COUNTED)).update(source).digest('hex'),
  process: (source) => ({ code: source.replace(COUNTED, 'false') }),
};
