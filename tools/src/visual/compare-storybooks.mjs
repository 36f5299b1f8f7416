import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openBrowser, views } from './camera.mjs';
import { comparePictures } from './pictures.mjs';
import { renderReport } from './report.mjs';
import { serveFolder } from './serve-folder.mjs';
import { matchStories, readStories } from './stories.mjs';

/**
 * @typedef {object} Change a story that looks different in one view
 * @property {import('./stories.mjs').Story} story
 * @property {import('./camera.mjs').View} view
 * @property {number} pixels
 * @property {{ readonly before: string; readonly after: string; readonly difference: string }} files
 */

/** @param {string} folder */
const storiesIn = (folder) => readStories(readFileSync(join(folder, 'index.json'), 'utf8'));

/**
 * Compares every story of two built Storybooks, in both themes and widths, in one Chromium. Writes a page
 * with the differences to `out`.
 *
 * @param {object} options
 * @param {string} options.before folder of the one Storybook
 * @param {string} options.after folder of the other
 * @param {string} options.out folder of the report; its old content is deleted
 * @param {string} options.base name of `before` in the report
 * @param {RegExp} [options.pattern] selects stories
 * @param {(done: number, all: number) => void} [options.onProgress]
 */
export const compareStorybooks = async ({ before, after, out, base, pattern, onProgress }) => {
  const { both, added, removed } = matchStories(storiesIn(before), storiesIn(after), pattern);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });

  const shots = both.flatMap((story) => views.map((view) => ({ story, view })));
  /** @type {Map<(typeof shots)[number], Change>} */
  const changes = new Map();
  const [old, current, browser] = await Promise.all([
    serveFolder(before),
    serveFolder(after),
    openBrowser(),
  ]);
  const queue = [...shots];
  let done = 0;

  const work = async () => {
    const shoot = await browser.openCamera();
    for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
      const { story, view } = shot;
      const look = async () =>
        comparePictures(
          await shoot(old.origin, story.id, view),
          await shoot(current.origin, story.id, view),
        );
      // A difference that a second look does not find comes from the picture, not from the story.
      const seen = (await look()) && (await look());
      if (seen) {
        const name = `${story.id}-${view.theme}-${String(view.width)}`;
        /** @param {string} part @param {Buffer} picture */
        const save = (part, picture) => {
          writeFileSync(join(out, `${name}-${part}.png`), picture);
          return `${name}-${part}.png`;
        };
        const files = {
          before: save('before', seen.before),
          after: save('after', seen.after),
          difference: save('difference', seen.difference),
        };
        changes.set(shot, { story, view, pixels: seen.pixels, files });
      }
      done += 1;
      onProgress?.(done, shots.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await browser.close();
    old.close();
    current.close();
  }

  const result = {
    base,
    compared: both.length,
    pictures: shots.length,
    changes: shots.flatMap((shot) => changes.get(shot) ?? []),
    added,
    removed,
  };
  writeFileSync(join(out, 'index.html'), renderReport(result));
  return result;
};
