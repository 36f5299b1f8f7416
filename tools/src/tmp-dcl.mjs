import puppeteer from 'puppeteer-core';
import { readFileSync } from 'node:fs';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
const [url, n] = process.argv.slice(2);
const boot = (h) => h.match(/<script type="module">([\s\S]*?)<\/script>/)[1];
const cut = (h) => h.replace(/<script type="module">[\s\S]*?<\/script>/, '');
const variants = {
  full: (h) => h,
  asyncEnd: (h) => cut(h).replace('</body>', () => `<script type="module" async>${boot(h)}</script></body>`),
  classicEnd: (h) => cut(h).replace('</body>', () => `<script>${boot(h)}</script></body>`),
  asyncEndPageshow: (h) => cut(h).replace('</body>', () => `<script type="module" async>${boot(h).replace(/addEventListener\(`pageshow`,\w+\)/, '0')}</script></body>`),
  noboot: cut,
};
const res = {};
for (let i = 0; i < Number(n); i++) for (const [name, f] of Object.entries(variants)) {
  const b = await puppeteer.launch({ args: chromiumArgs, executablePath: chromiumPath() });
  const p = await b.newPage();
  await p.setBypassCSP(true);
  await p.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 });
  await p.setRequestInterception(true);
  p.on('request', async (r) => { if (r.url() === url) { const x = await fetch(url); r.respond({ status: 200, contentType: 'text/html; charset=utf-8', body: f(await x.text()) }); } else r.continue(); });
  const s = await p.createCDPSession();
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await p.tracing.start({ path: '/tmp/trace.json', categories: ['-*', 'devtools.timeline', 'toplevel', 'blink', 'v8'] });
  await p.goto(url, { waitUntil: 'load' });
  await new Promise((r) => setTimeout(r, 800));
  await p.tracing.stop();
  await b.close();
  const tr = JSON.parse(readFileSync('/tmp/trace.json', 'utf8')).traceEvents.filter((e) => e.ph === 'X');
  const big = (nm) => Math.max(0, ...tr.filter((e) => e.name === nm).map((e) => e.dur / 1000));
  (res[name] ??= []).push([big('RenderFrameImpl::DidDispatchDOMContentLoadedEvent'), big('Document::FinishedParsing'), big('HTMLDocumentParser::PrepareToStopParsing'), big('HTMLDocumentParser::DeferredPumpTokenizerIfPossible')]);
}
for (const [k, v] of Object.entries(res)) console.log(k, [0, 1, 2, 3].map((i) => v.map((x) => x[i]).sort((a, b) => a - b)[v.length >> 1].toFixed(1)).join(' '));
