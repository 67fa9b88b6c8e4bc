import type { readOutbox } from '../base/outbox/outbox';
import { escapedHtml } from '../base/server/escaped-html';

type Sent = Awaited<ReturnType<typeof readOutbox>>[number];

const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;margin:0}p{margin:.25rem 0 1.5rem;opacity:.75}li p{margin:.5rem 0 0}
ol{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
li{border:1px solid #8886;border-radius:.75rem;padding:.75rem 1rem}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;font-size:.875rem;opacity:.8}
header b{opacity:1}h2{font-size:1rem;margin:.5rem 0 0}
div{white-space:pre-wrap;overflow-wrap:anywhere;margin-top:.5rem}`;

/** The outbox as a page: newest first, with links, long texts wrapped. */
export function outboxPage(messages: readonly Sent[]): string {
  const list = messages.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<ol>${messages.map(entry).join('')}</ol>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>${STYLE}</style>
<main><h1>Outbox</h1><p>What would have gone out by SMS and e-mail, newest first. Load the page again to see more.</p>
${list}</main></html>`;
}

const GONE = '<p>Its code or link has ended; the text is gone.</p>';

function entry({ createdAt, merchantCode, channel, recipient, subject, body }: Sent): string {
  const sent = createdAt.toISOString();
  return `<li><header><b>${channel === 'sms' ? 'SMS' : 'E-mail'}</b><span>to ${escapedHtml(recipient)}</span>
<span>${escapedHtml(merchantCode)}</span><time datetime="${sent}">${sent.slice(0, 19).replace('T', ' ')}</time></header>
${subject === '' ? '' : `<h2>${escapedHtml(subject)}</h2>`}${body === '' ? GONE : `<div>${linked(escapedHtml(body))}</div>`}</li>`;
}

/** Turns addresses into links; the text is escaped already, and no address contains an escaped character. */
function linked(html: string): string {
  return html.replace(/https?:\/\/[\w.:/?=%~-]+/g, (address) => `<a href="${address}" rel="noreferrer">${address}</a>`);
}
