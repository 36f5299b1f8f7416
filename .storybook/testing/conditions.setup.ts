/*
 * Tests each story, after its `play` function has passed, under the conditions of its visitors: brands and
 * themes, widths, large text, forced colours, print, right to left and longer words. The story stays mounted.
 * `docs/testing.md` lists the promises.
 */
import type { StoryContext } from '@storybook/react-vite';
// Gives `cdp()` the type of Playwright's session.
import type {} from '@vitest/browser-playwright';
import axe, { type ElementContext } from 'axe-core';
import { afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { cdp } from 'vitest/browser';
import { brands } from '../brands.ts';
import { growTexts } from '../stress.ts';
import { brandShown, putOnRoot } from '../surroundings.ts';
import { findFaults, findMoving, findSmallTargets } from './find-faults.ts';

const PHONE = 320;
const TABLET = 640;
const SCREEN = 1280;
const PAPER = 794;

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

/** Sets the browser's default text size, in px. `rem`, and `em` in media queries, follow it. */
const setTextSize = async (px: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px * 0.8125 } });

/** The box around the story's frame, to which Vitest gives the size of the viewport. */
const frame = window.frameElement?.parentElement;
if (!frame) throw new Error('the story is in no frame');

const nextFrame = async () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Rules whose outcome depends on colours. */
const colourRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

const findLowContrast = async (context: ElementContext): Promise<readonly string[]> => {
  const { violations } = await axe.run(context, {
    runOnly: colourRules,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n').map((line) => line.trim());
      return `${id} at ${target.join(' ')}: ${reason}`;
    }),
  );
};

interface StoryParameters {
  readonly a11y: { readonly context?: object };
  readonly layout: 'fullscreen' | 'padded';
}

interface StoryTestContext extends TestContext {
  /** The composed story, set by Storybook's plugin. */
  readonly story?: Pick<StoryContext, 'globals' | 'parameters'>;
}

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
  const setWidth = async (width: number) => {
    frame.style.width = `${String(width)}px`;
    await nextFrame();
    expect(innerWidth).toBe(width);
  };
  const look = (condition: string) => {
    note(`${condition}, ${String(innerWidth)} px`, findFaults());
  };

  // The padding of Storybook's own frame.
  document.body.style.padding = layout === 'fullscreen' ? '0' : '1rem';
  try {
    await emulate();
    await setWidth(SCREEN);
    look('as it is');
    note('target', findSmallTargets());
    const seen = brandShown(globals, false);
    for (const { name: brand } of brands) {
      for (const theme of ['light', 'dark'] as const) {
        // Storybook's own run of axe has checked this brand and theme.
        if (brand === seen.tokens.name && theme === seen.theme) continue;
        putOnRoot({ ...globals, brand, theme });
        note(
          `brand ${brand}, ${theme}`,
          await findLowContrast({ include: ['body'], ...a11y?.context }),
        );
      }
    }
    putOnRoot(globals);
    await emulate({ forcedColors: 'active' });
    look('forced colours');
    await emulate();
    putOnRoot({ ...globals, direction: 'rtl' });
    look('right to left');
    putOnRoot(globals);

    await setTextSize(32);
    look('text at 200 %');
    await setWidth(TABLET);
    look('text at 200 %');
    await setTextSize(16);

    await setWidth(PAPER);
    await emulate({ media: 'print' });
    look('print');

    await setWidth(PHONE);
    await emulate({ forcedColors: 'active' });
    look('forced colours');
    await emulate();
    look('as it is');
    putOnRoot({ ...globals, direction: 'rtl' });
    look('right to left');
    putOnRoot(globals);

    note('moves under reduced motion', findMoving());

    growTexts(document.body);
    look('texts 40 % longer');
    await setWidth(SCREEN);
    look('texts 40 % longer');
  } finally {
    await setTextSize(16);
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
    putOnRoot({});
    document.body.removeAttribute('style');
  }
  expect(faults, faults.join('\n')).toEqual([]);
});
