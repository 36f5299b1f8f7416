import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, chromiumPath } from './chromium.mjs';
const [url, n] = process.argv.slice(2);
for (let i = 0; i < Number(n); i++) {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: ['--headless=new', ...chromiumArgs], logLevel: 'silent' });
  const r = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent', throttlingMethod: 'devtools', onlyCategories: ['performance'], disableFullPageScreenshot: true });
  chrome.kill();
  const tr = (r.artifacts.Trace ?? r.artifacts.traces.defaultPass).traceEvents;
  const fcpMs = r.lhr.audits['first-contentful-paint'].numericValue;
  const nav = tr.filter((e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.startsWith(url)).at(-1) ?? tr.filter((e) => e.name === 'navigationStart').at(-1);
  const { pid, tid } = nav;
  const main = tr.filter((e) => e.pid === pid && e.tid === tid && e.ph === 'X').sort((a, b) => a.ts - b.ts);
  console.log(`run ${i} FCP ${Math.round(fcpMs)} TBT ${Math.round(r.lhr.audits['total-blocking-time'].numericValue)}`);
  for (const e of main.filter((e) => e.ts > nav.ts + 1.4e6 && e.ts < nav.ts + 2.4e6 && /IdleCallback|FireAnimationFrame|UpdateLayoutTree|^Layout$|EventDispatch/.test(e.name))) console.log("    ", Math.round((e.ts - nav.ts) / 1000), e.name, e.args?.elementCount ?? "", e.args?.data?.type ?? "", e.args?.beginData?.dirtyObjects ?? "", (e.dur/1000).toFixed(1));
  for (const t of main.filter((e) => /RunTask/.test(e.name) && e.dur > 40000)) {
    const kids = main.filter((e) => e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && e.dur > 4000 && !/RunTask/.test(e.name));
    console.log(`  @${Math.round((t.ts - nav.ts) / 1000)} ${Math.round(t.dur / 1000)}ms: ` + kids.map((k) => `${k.name}${k.args?.elementCount ? '#' + k.args.elementCount : ''}${k.args?.beginData?.dirtyObjects !== undefined ? '#' + k.args.beginData.dirtyObjects + '/' + k.args.beginData.totalObjects : ''}@${Math.round((k.ts - t.ts) / 1000)}+${Math.round(k.dur / 1000)}`).join(' '));
  }
}
