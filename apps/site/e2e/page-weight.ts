import { expect, type Page } from '@example/testing/e2e';
import { inlineScriptKb, weightLimits } from '@example/testing/site-weight';

interface Answer {
  readonly url: string;
  readonly type: string;
  kb: number;
}

const sumKb = (answers: readonly Answer[]) => answers.reduce((sum, { kb }) => sum + kb, 0);

/** Fetches icon and manifest, which only some browsers fetch. */
const moreOf = async (page: Page, fetched: readonly Answer[]): Promise<readonly Answer[]> => {
  const more: Answer[] = [];
  for (const link of await page.locator('link[rel=icon], link[rel=manifest]').all()) {
    const href = await link.getAttribute('href');
    if (href === null || fetched.some(({ url }) => url.endsWith(href))) continue;
    const body = await (await page.request.get(href)).body();
    more.push({ url: href, type: 'Other', kb: body.length / 1024 });
  }
  return more;
};

/** Measures all answers to the page from now on. Returns a function that expects them to be within the limits. */
export const weigh = async (page: Page): Promise<() => Promise<void>> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const answers = new Map<string, Answer>();
  client.on('Network.responseReceived', ({ requestId, response: { url }, type }) => {
    if (url.startsWith('http')) answers.set(requestId, { url, type, kb: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.kb = encodedDataLength / 1024;
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const came = [...answers.values()];
    const all = [...came, ...(await moreOf(page, came))];
    const { page: most } = weightLimits;
    expect(all[0]?.type).toBe('Document');
    expect(all.length).toBeLessThanOrEqual(most.requests);
    expect(sumKb(all)).toBeLessThanOrEqual(most.totalKb);
    const scripts = all.filter(({ type }) => type === 'Script');
    expect(sumKb(scripts) + inlineScriptKb()).toBeLessThanOrEqual(most.jsBeforeActKb);
    await client.detach();
  };
};
