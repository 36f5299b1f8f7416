import { expect, type Page, test } from '@example/testing/e2e';
import {
  inlineScriptKb,
  jsAfterActKb,
  median,
  readRoutes,
  weightLimits,
} from '@example/testing/site-weight';
import { taskJsKb, visitorTasks } from '@example/testing/visitor-tasks';

/** Every answer that a page gets, with its bytes on the wire; icon and manifest as well, which only some browsers fetch. */
const loadedBy = async (page: Page, path: string) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const answers = new Map<string, { url: string; type: string; kb: number }>();
  client.on('Network.responseReceived', ({ requestId, response: { url }, type }) => {
    if (url.startsWith('http')) answers.set(requestId, { url, type, kb: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.kb = encodedDataLength / 1024;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const all = [...answers.values()];
  for (const link of await page.locator('link[rel=icon], link[rel=manifest]').all()) {
    const href = await link.getAttribute('href');
    if (href === null || all.some(({ url }) => url.endsWith(href))) continue;
    const body = await (await page.request.get(href)).body();
    all.push({ url: href, type: 'Other', kb: body.length / 1024 });
  }
  return all;
};

const sumKb = (answers: readonly { readonly kb: number }[]) =>
  answers.reduce((sum, { kb }) => sum + kb, 0);

test.describe('Weight', () => {
  const { page: most } = weightLimits;

  for (const path of readRoutes()) {
    test(`${path} comes in ${String(most.requests)} requests and ${String(most.totalKb)} KB, ${String(most.jsBeforeActKb)} of them scripts`, async ({
      page,
    }) => {
      const answers = await loadedBy(page, path);
      expect(answers[0]?.type).toBe('Document');
      expect(answers.length).toBeLessThanOrEqual(most.requests);
      expect(sumKb(answers)).toBeLessThanOrEqual(most.totalKb);
      const scripts = answers.filter(({ type }) => type === 'Script');
      expect(sumKb(scripts) + inlineScriptKb()).toBeLessThanOrEqual(most.jsBeforeActKb);
    });
  }

  test('the scripts of a page whose visitor has acted stay small', () => {
    const all = readRoutes().map((path) => [path, jsAfterActKb(path)] as const);
    expect(all.filter(([, kb]) => kb > weightLimits.jsAfterActKb)).toEqual([]);
    expect(median(all.map(([, kb]) => kb))).toBeLessThanOrEqual(weightLimits.jsAfterActMedianKb);
  });

  for (const [name, task] of Object.entries(visitorTasks)) {
    test(`a whole task loads at most ${String(weightLimits.taskJsKb)} KB of scripts: ${name}`, async ({
      page,
    }) => {
      expect(await taskJsKb(page, task)).toBeLessThanOrEqual(weightLimits.taskJsKb);
    });
  }
});
