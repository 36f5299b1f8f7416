/*
 * Tests each story, after its `play` function has passed, under the conditions of its visitors: brands and
 * themes, widths, large text, forced colours, print, right to left and longer words. The story stays mounted.
 * `docs/testing.md` lists the promises.
 */
import type { StoryContext } from '@storybook/react-vite';
// Gives `cdp()` the type of Playwright's session.
import type {} from '@vitest/browser-playwright';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest';
import { cdp } from 'vitest/browser';
import { growTexts } from '../stress.ts';
import { putOnRoot } from '../surroundings.ts';
import {
  findFaults,
  findLostLines,
  findMoving,
  findSmallTargets,
  findUnforcedIcons,
} from './find-faults.ts';
import { findLowContrast } from './find-low-contrast.ts';

const PHONE = 320;
const TABLET = 640;
const SCREEN = 1280;
const PAPER = 794;
/** Browsers' default text size, in px. */
const TEXT = 16;

interface Media {
  readonly media?: 'print';
  readonly forcedColors?: 'active' | 'none';
}

/** Emulates a device with reduced motion, so that the page stands still. */
const emulate = async ({ media, forcedColors = 'none' }: Media = {}) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forcedColors },
    ],
  });

/** The box around the story's frame, to which Vitest gives the size of the viewport. */
const frame = window.frameElement?.parentElement;
if (!frame) throw new Error('the story is in no frame');

const nextFrame = async () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

// A busy machine draws late. One second, the default, ends waits for states that do come.
configure({ asyncUtilTimeout: 10_000 });

interface StoryParameters {
  readonly a11y: { readonly context?: object };
  readonly layout: 'fullscreen' | 'padded';
}

interface StoryTestContext extends TestContext {
  /** The composed story, set by Storybook's plugin. */
  readonly story?: Pick<StoryContext, 'globals' | 'parameters'>;
}

// The headless shell has its pointer in the upper left corner, where it would hover over the story.
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 5000, y: 5000 });
});

// Removes Storybook's hidden messages: with them axe would check five times as many elements.
beforeEach(() => {
  for (const part of document.querySelectorAll('.sb-wrapper')) part.remove();
});

afterEach(async (context) => {
  const { story } = context as StoryTestContext;
  if (story === undefined || context.task.result?.state === 'fail') return;
  const { globals, parameters } = story;
  const { a11y, layout } = parameters as Partial<StoryParameters>;
  const faults: string[] = [];
  const note = (condition: string, found: readonly string[]) => {
    faults.push(...found.map((fault) => `${condition}: ${fault}`));
  };
  const setWidth = (width: number) => {
    frame.style.width = `${String(width)}px`;
    expect(innerWidth).toBe(width);
  };
  let textSize = TEXT;
  /** Sets the browser's default text size, in px. `rem`, and `em` in media queries, follow it. */
  const setTextSize = async (px: number) => {
    textSize = px;
    await cdp().send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px * 0.8125 } });
  };
  const look = (condition: string) => {
    note(`${condition}, ${String(innerWidth)} px`, findFaults());
  };

  // The padding of Storybook's own frame.
  document.body.style.padding = layout === 'fullscreen' ? '0' : '1rem';
  try {
    await emulate({ media: 'print' });
    setWidth(PAPER);
    look('print');

    await emulate({ forcedColors: 'active' });
    setWidth(PHONE);
    look('forced colours');
    note('forced colours', [...findUnforcedIcons(), ...findLostLines()]);
    setWidth(SCREEN);
    look('forced colours');

    await emulate();
    look('as it is');
    note('target', findSmallTargets());
    note('contrast', await findLowContrast(globals, { include: ['body'], ...a11y?.context }));
    putOnRoot({ ...globals, direction: 'rtl' });
    look('right to left');
    putOnRoot(globals);

    await setTextSize(2 * TEXT);
    look('text at 200 %');
    setWidth(TABLET);
    look('text at 200 %');
    await setTextSize(TEXT);

    setWidth(PHONE);
    // Scripts learn of a width with the next frame, for which styles do not wait.
    await nextFrame();
    look('as it is');
    putOnRoot({ ...globals, direction: 'rtl' });
    look('right to left');
    putOnRoot(globals);

    note('moves under reduced motion', findMoving());

    growTexts(document.body);
    look('texts 40 % longer');
    setWidth(SCREEN);
    look('texts 40 % longer');
  } finally {
    if (textSize !== TEXT) await setTextSize(TEXT);
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
    putOnRoot({});
    document.body.removeAttribute('style');
  }
  expect(faults, faults.join('\n')).toEqual([]);
});
