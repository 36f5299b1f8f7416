import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareStorybooks } from './compare-storybooks.mjs';

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'storybooks-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Writes a minimal Storybook: an index, and a page that shows one story as a coloured box. The box of the
 * colour 'dark' is red in the light theme and navy in the dark one.
 *
 * @param {string} name
 * @param {Readonly<Record<string, string>>} colours by the stories' ids
 */
const storybook = (name, colours) => {
  const target = join(folder, name);
  mkdirSync(target);
  const entries = Object.fromEntries(
    Object.keys(colours).map((id) => [
      id,
      { id, title: `Box/${id}`, name: 'Plain', type: 'story' },
    ]),
  );
  const docs = { id: 'box--docs', title: 'Box', name: 'Docs', type: 'docs' };
  writeFileSync(
    join(target, 'index.json'),
    JSON.stringify({ v: 5, entries: { ...entries, 'box--docs': docs } }),
  );
  writeFileSync(
    join(target, 'iframe.html'),
    `<!doctype html><title>Story</title><style>p { animation: turn 1s infinite } @keyframes turn { to { rotate: 1turn } }</style>
<div id="storybook-root"><p>${'&nbsp;'.repeat(8)}</p><time></time></div>
<script>
  const query = new URLSearchParams(location.search);
  const colour = ${JSON.stringify(colours)}[query.get('id')];
  const dark = query.get('globals') === 'theme:dark';
  document.querySelector('p').style.background = colour === 'dark' ? (dark ? 'navy' : 'red') : colour;
  document.querySelector('time').textContent = new Date().toISOString();
  globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { phase: 'rendering' } };
  setTimeout(() => { globalThis.__STORYBOOK_PREVIEW__.currentRender.phase = 'finished'; }, 20);
</script>`,
  );
  return target;
};

describe('two Storybooks', { timeout: 180_000 }, () => {
  it('are compared story by story: same, changed, new and removed', async () => {
    const before = storybook('before', { same: 'red', night: 'red', blue: 'blue', gone: 'red' });
    const after = storybook('after', { same: 'red', night: 'dark', blue: 'teal', fresh: 'red' });
    const out = join(folder, 'report');
    mkdirSync(out);
    writeFileSync(join(out, 'old-picture.png'), '');
    const result = await compareStorybooks({ before, after, out, base: 'main <1>' });

    expect(result.compared).toBe(3);
    expect(result.pictures).toBe(12);
    const seen = result.changes.map(({ story, view }) => [story.id, view.theme, view.width]);
    expect(seen).toEqual([
      ['night', 'dark', 360],
      ['night', 'dark', 1280],
      ['blue', 'light', 360],
      ['blue', 'light', 1280],
      ['blue', 'dark', 360],
      ['blue', 'dark', 1280],
    ]);
    for (const { pixels } of result.changes) expect(pixels).toBeGreaterThan(1000);
    expect(result.added.map(({ id }) => id)).toEqual(['fresh']);
    expect(result.removed.map(({ id }) => id)).toEqual(['gone']);

    const html = readFileSync(join(out, 'index.html'), 'utf8');
    const pictures = [...html.matchAll(/ src="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(pictures).toHaveLength(18);
    expect(readdirSync(out).sort()).toEqual([...pictures, 'index.html'].sort());
    expect(html).toContain('main &lt;1>');
    expect(html).toContain('<li>Box/fresh: Plain</li>');
    expect(html).toContain('<li>Box/gone: Plain</li>');
    expect(html).not.toMatch(/https?:/);
  });

  it('are limited to the stories asked for', async () => {
    const before = storybook('before-few', { same: 'red', blue: 'blue' });
    const after = storybook('after-few', { same: 'red', blue: 'teal' });
    const out = join(folder, 'report-few');
    const { compared, changes } = await compareStorybooks({
      before,
      after,
      out,
      base: 'main',
      pattern: /SAME/i,
    });
    expect([compared, changes]).toEqual([1, []]);
    expect(existsSync(join(out, 'index.html'))).toBe(true);
  });
});
