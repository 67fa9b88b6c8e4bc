/** Sources of the external verification service (A029): its windows, its check for humans, its calls. */
const external = {
  script: ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
} as const;

interface Others {
  readonly script: readonly string[];
  readonly connect: readonly string[];
}

const tag = (scripts: readonly string[], others: Others): string => {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`), ...others.script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    "media-src 'self' data:",
    'frame-src http: https:',
    ["connect-src 'self'", ...others.connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
};

/**
 * Two policies for the document: scripts of this site only, and the same with the external verification service. The server
 * keeps the one that fits the merchant. Without a server both apply, so the stricter wins.
 * @param scripts hashes of the inline scripts
 */
export const policyTags = (scripts: readonly string[], connect: readonly string[] = []): string =>
  [
    '<!--# if expr="$external" -->',
    tag(scripts, { ...external, connect: [...external.connect, ...connect] }),
    '<!--# else -->',
    tag(scripts, { script: [], connect }),
    '<!--# endif -->',
  ].join('');
