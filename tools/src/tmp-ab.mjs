import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
const [path, n] = process.argv.slice(2);
const { variants } = await import(process.argv[4]);
const up = 'http://localhost:4602';
const html = await (await fetch(up + path)).text();
const servers = Object.entries(variants).map(([name, f], i) => {
  const port = 4780 + i; const body = brotliCompressSync(f(html));
  const s = createServer(async (q, r) => {
    if (q.url === path) { r.setHeader('content-type', 'text/html; charset=utf-8'); r.setHeader('content-encoding', 'br'); r.setHeader('content-length', body.length); return r.end(body); }
    const x = await fetch(up + q.url); r.statusCode = x.status; for (const h of ['content-type', 'cache-control']) if (x.headers.get(h)) r.setHeader(h, x.headers.get(h)); r.end(Buffer.from(await x.arrayBuffer()));
  }).listen(port);
  return { name, port, s, runs: [] };
});
for (let i = 0; i < Number(n); i++) for (const v of servers) {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: ['--headless=new', ...chromiumArgs], logLevel: 'silent' });
  const r = await lighthouse(`http://localhost:${v.port}${path}`, { port: chrome.port, output: 'json', logLevel: 'silent', throttlingMethod: 'devtools', onlyCategories: ['performance'], disableFullPageScreenshot: true });
  chrome.kill();
  v.runs.push([r.lhr.audits['first-contentful-paint'].numericValue, r.lhr.audits['largest-contentful-paint'].numericValue, r.lhr.audits['total-blocking-time'].numericValue]);
}
for (const v of servers) { console.log(v.name, 'median', [0, 1, 2].map((i) => Math.round(v.runs.map((x) => x[i]).sort((a, b) => a - b)[v.runs.length >> 1])).join(' '), ' TBTs', v.runs.map((x) => Math.round(x[2])).join(' '), 'FCPs', v.runs.map((x) => Math.round(x[0])).join(' ')); v.s.close(); }
process.exit(0);
