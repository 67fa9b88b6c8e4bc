/** Shown without a connection when no document is kept. Self-contained, in both languages. */
const page = `<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<title>Offline</title>
<link rel="icon" href="data:,">
<style>
  :root { --ground: #13111a; --text: #f4f0e8; --muted: #a79fb3; --line: #2c2838; --lantern: #f5b544; --on: #241a06 }
  @media (prefers-color-scheme: light) {
    :root { --ground: #faf8f4; --text: #221d2b; --muted: #5d5568; --line: #e2ddd3; --lantern: #f0a92e; --on: #241a06 }
  }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px;
    box-sizing: border-box; background: var(--ground); color: var(--text); text-align: center;
    font: 16px/1.6 system-ui, "Noto Sans Thai", sans-serif }
  h1 { margin: 8px 0 0; font-size: 20px }
  p { margin: 0; color: var(--muted); max-width: 320px }
  a { margin-top: 12px; padding: 12px 28px; border-radius: 999px; background: var(--lantern); color: var(--on);
    font-weight: 700; text-decoration: none }
  a:focus-visible { outline: 2px solid var(--text); outline-offset: 3px }
</style>
<svg width="96" height="120" viewBox="0 0 96 120" fill="none" stroke="var(--muted)" stroke-width="2" aria-hidden="true">
  <path d="M8 6c26 12 54 12 80 0M48 15v13M36 28h24v6H36zM36 88h24v6H36zM36 34c-11 9-16 18-16 27s5 18 16 27h24c11-9 16-18 16-27s-5-18-16-27M48 94v14M42 104h12"/>
</svg>
<h1>ไม่มีการเชื่อมต่ออินเทอร์เน็ต</h1>
<p>ตรวจสอบการเชื่อมต่อแล้วลองใหม่อีกครั้ง</p>
<p lang="en">You are offline. Check your connection, then try again.</p>
<a href="">ลองอีกครั้ง · <span lang="en">Try again</span></a>
</html>`;

export const offlinePage = (): Response =>
  new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
