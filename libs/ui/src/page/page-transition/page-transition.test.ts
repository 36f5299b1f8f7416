import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { motion } from '../../styles/theme/tokens.ts';
import { transitionPage } from './page-transition.ts';

const css = readFileSync(new URL('./page-transition.css', import.meta.url), 'utf8');

const stub = (reduced: boolean, document: object) => {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('document', document);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('page-transition.css', () => {
  it('has the specification’s duration and easing', () => {
    // `ui-page-leave` runs longer and comes back: the other animations are the visible movements.
    const movements = css.match(/(?<=animation: ).*ui-page-(?:enter|stay|out)(?=;)/g) ?? [];
    expect(movements).toHaveLength(5);
    for (const movement of movements) {
      expect(movement).toMatch(new RegExp(`^${motion.page} ${motion.easeInOut} `));
    }
    expect(css).toContain(`animation-duration: ${motion.page};`);
  });
  it('moves nothing for visitors who asked for reduced motion', () => {
    expect(css.replace(/\/\*[\s\S]*?\*\//g, '').trim()).toMatch(
      /^@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*\}$/,
    );
  });
});

describe('transitionPage', () => {
  it.each([
    ['in a browser without view transitions', false, {}],
    [
      'for visitors who asked for reduced motion',
      true,
      { startViewTransition: () => expect.unreachable() },
    ],
  ])('changes the page at once %s', async (_case, reduced, document) => {
    stub(reduced, document);
    const update = vi.fn();
    await transitionPage(update);
    expect(update).toHaveBeenCalledOnce();
  });

  it('says which way it goes, and waits for the change only', async () => {
    const start = vi.fn(({ update }: { update: () => Promise<void> }) => ({
      ready: Promise.reject(new Error('skipped')),
      finished: new Promise(() => undefined),
      updateCallbackDone: update(),
    }));
    stub(false, { startViewTransition: start });
    const update = vi.fn(async () => Promise.resolve());
    await transitionPage(update, { back: true });
    expect(update).toHaveBeenCalledOnce();
    expect(start.mock.calls[0]?.[0]).toMatchObject({ types: ['within', 'back'] });
  });

  it('fails as the change fails', async () => {
    stub(false, {});
    await expect(transitionPage(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
