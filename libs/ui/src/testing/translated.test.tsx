import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, type RenderResult } from '@testing-library/react/pure';
import { type ComponentType, isValidElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { translateTexts } from './translate-page.ts';

/*
 * A browser that translates a page moves each text into elements of its own. Every story is shown
 * twice, as it was written and translated: whatever changes, both say the same.
 */

type Args = Readonly<Record<string, unknown>>;
type Story = ComponentType<Args> & { readonly args: Args };

const files = import.meta.glob<Parameters<typeof composeStories>[0]>([
  '../*/*/*.stories.tsx',
  '../../../../.storybook/patterns/*.stories.tsx',
]);

const storiesOf = async (load: (typeof files)[string]) =>
  Object.values(composeStories(await load())) as unknown as readonly Story[];

const show = (StoryShown: Story, given: Args) => {
  const shown = {
    written: render(<StoryShown {...given} />),
    translated: render(<StoryShown {...given} />),
  };
  const { written, translated } = shown;
  translateTexts(translated.container);
  return {
    /** Changes both in the same way, and compares them. */
    change: (work: (shown: RenderResult) => void) => {
      act(() => {
        work(written);
      });
      act(() => {
        work(translated);
      });
      expect(translated.container.textContent).toBe(written.container.textContent);
      translateTexts(translated.container);
    },
    end: () => {
      written.unmount();
      translated.unmount();
    },
  };
};

/** Returns whether a value is a text with several words, not the name of a variant. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.includes(' ');

const holdsElements = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(holdsElements));

/** Combines the args of a component's stories with one another and with other texts. */
const changesOf = (all: readonly Args[]): readonly Args[] => {
  const [first = {}] = all;
  const plain = all.map((args) =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        holdsElements(value) ? first[name] : value,
      ]),
    ),
  );
  const names = [...new Set(plain.flatMap((args) => Object.keys(args)))];
  const whole = Object.fromEntries(names.map((name) => [name, undefined]));
  const fullest = Object.assign({ ...whole }, ...plain) as Args;
  const single = names.flatMap((name) => {
    const values = [...new Set(plain.map((args) => args[name]))];
    const texts = values.filter(isText).map((text) => `${text} again`);
    return [...values, ...texts, ...values].map((value) => ({ ...fullest, [name]: value }));
  });
  return [...plain.map((args) => ({ ...whole, ...args })), ...single];
};

const controls = 'a, button, summary, input, select, textarea, [tabindex], [role]';

/** Uses a control with pointer and keys, as visitors do. */
const use = (control: Element) => {
  fireEvent.pointerEnter(control);
  fireEvent.focus(control);
  for (const key of ['ArrowRight', 'Enter', 'Escape']) fireEvent.keyDown(control, { key });
  fireEvent.click(control);
  if (control instanceof HTMLInputElement && control.type === 'file') {
    fireEvent.change(control, { target: { files: [new File(['x'], 'cv.pdf')] } });
  } else if (control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type)) {
    fireEvent.input(control, { target: { value: 'a1' } });
  }
  fireEvent.blur(control);
  fireEvent.pointerLeave(control);
};

beforeAll(() => {
  // Nothing moves: there is no layout to move in.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // Props of several stories at once are more than some elements take.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(Object.entries(files))('%s', (_file, load) => {
  it('shows its new props when the page was translated', async () => {
    const [StoryShown, ...others] = await storiesOf(load);
    if (!StoryShown) return;
    const all = [StoryShown, ...others].map(({ args }) => args);
    const shown = show(StoryShown, StoryShown.args);
    for (const args of changesOf(all)) {
      shown.change(({ rerender }) => {
        rerender(<StoryShown {...args} />);
      });
    }
    shown.end();
  });

  it('reacts to its visitor when the page was translated', async () => {
    for (const StoryShown of await storiesOf(load)) {
      const shown = show(StoryShown, {});
      const count = document.body.querySelectorAll(controls).length / 2;
      for (let i = 0; i < count; i += 1) {
        shown.change(({ container }) => {
          const control = container.querySelectorAll(controls)[i];
          if (control) use(control);
        });
      }
      shown.end();
    }
  });
});
