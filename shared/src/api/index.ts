export { ApiError, errorTextKey } from './api-error';
export { type CallOptions, call } from './client';
export { serverNow } from './clock';
export { imageUrl, isOwnImage, merchantCode } from './merchant';
export { oldAnswers } from './old-answers';
export { type PageRelease, pageReleases, siteConfig } from './site';
