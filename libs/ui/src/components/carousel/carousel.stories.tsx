import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { FeatureCard } from '../feature-card/feature-card.tsx';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { TestimonialCard } from '../testimonial-card/testimonial-card.tsx';
import { Text } from '../text/text.tsx';
import { guide } from './carousel.guide.tsx';
import { Carousel } from './carousel.tsx';
import { rightToLeft } from '../../testing/decorators.tsx';

const tiles = (
  [
    ['plane', 'Airports'],
    ['building', 'Government'],
    ['coins', 'Finance'],
    ['water', 'Utilities'],
    ['graduation', 'Education'],
    ['server', 'Data centres'],
    ['map', 'Smart cities'],
    ['shield', 'Security'],
  ] as const
).map(([icon, name]) => (
  <Stack key={icon} gap="xs">
    <Icon name={icon} size="xl" />
    <Text>{name}</Text>
  </Stack>
));

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  parameters: { guide },
  args: { label: 'Industries', children: tiles },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewOf = (root: HTMLElement) => {
  const view = root.querySelector<HTMLElement>('[tabindex="0"]');
  if (view === null) throw new Error('no view');
  return view;
};
const stepOf = (view: HTMLElement) => {
  const [a, b] = [...view.children].map((slide) => slide.getBoundingClientRect().left);
  return (b ?? NaN) - (a ?? NaN);
};
const placeOf = (view: HTMLElement) => view.scrollLeft / stepOf(view);
const at = (view: HTMLElement, place: number) =>
  waitFor(() => expect(placeOf(view)).toBeCloseTo(place, 1), { timeout: 4000 });

/** 2, 3, 4, 6 slides in view, 45 px between them. */
export const Small: Story = {
  args: { autoplay: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Industries' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(canvas.getByRole('group', { name: '1 of 8' })).toHaveAttribute(
      'aria-roledescription',
      'slide',
    );
    const view = viewOf(canvasElement);
    const [slide] = view.children;
    const width = slide?.getBoundingClientRect().width ?? NaN;
    await expect(stepOf(view) - width).toBeCloseTo(45, 0);
    const shown = (view.clientWidth - 8 + 45) / stepOf(view);
    await expect(shown).toBeCloseTo(innerWidth >= 1280 ? 6 : Math.round(shown), 1);
  },
};

/** 1, 1, 4, 4 slides in view. */
export const Large: Story = {
  args: {
    label: 'What clients say',
    set: 'large',
    speed: 700,
    autoplay: false,
    children: ['Asha', 'Ravi', 'Meera', 'Thomas', 'Noor'].map((name) => (
      <TestimonialCard key={name} name={`${name} Example`} jobTitle="Sample Office" rating={5}>
        They came, they listened, and what they built still runs.
      </TestimonialCard>
    )),
  },
};

/** Next and Previous move by one slide, over the ends of the row too. */
export const Loop: Story = {
  args: { autoplay: false, speed: 100 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = viewOf(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next' });
    const layoutShifts = watchLayoutShifts();
    const status = canvas.getByRole('status');
    const said: (string | null)[] = [];
    const hearing = new MutationObserver(() => said.push(status.textContent));
    hearing.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.click(next);
    await at(view, 1);
    await waitFor(() => expect(said.at(-1)).toBe('2 of 8'));
    // The slide that is left is not said.
    await expect(said).toEqual(['2 of 8']);
    hearing.disconnect();
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await userEvent.click(previous);
    await at(view, 0);
    await userEvent.click(previous);
    await at(view, 7);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('8 of 8'));
    await userEvent.click(next);
    await at(view, 0);
    await expect(layoutShifts()).toEqual([]);
    await expect(canvas.getAllByRole('group', { name: / of 8$/ })).toHaveLength(8);
    for (const copy of view.querySelectorAll('[aria-hidden=true][inert]'))
      await expect(copy).not.toHaveAttribute('aria-label');
  },
};

/** A swipe that ends among the copies jumps back to the originals. */
export const Swiped: Story = {
  args: { autoplay: false },
  play: async ({ canvas, canvasElement }) => {
    const view = viewOf(canvasElement);
    await canvas.findByRole('button', { name: 'Next' });
    await expect(view.querySelector('[inert]')).not.toBeNull();
    view.scrollLeft = stepOf(view) * 8;
    await at(view, 0);
  },
};

const Growing = (args: ComponentProps<typeof Carousel>) => {
  const [shown, setShown] = useState(7);
  return (
    <>
      <button type="button" onClick={() => setShown(8)}>
        More
      </button>
      <Carousel {...args}>{tiles.slice(0, shown)}</Carousel>
    </>
  );
};

/** A move ends, too, when slides come or go meanwhile. */
export const GrowsWhileItMoves: Story = {
  tags: ['!autodocs'],
  args: { autoplay: false, speed: 2000 },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = viewOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
      await expect(view).toHaveAttribute('data-run', 'moving');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(view).toHaveAttribute('data-run', 'resting'), { timeout: 1000 });
    await waitFor(() =>
      expect(Math.abs(placeOf(view) - Math.round(placeOf(view)))).toBeLessThan(0.05),
    );
  },
};

export const WithoutLoop: Story = {
  args: { loop: false, autoplay: false, speed: 100 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = viewOf(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Next' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(view.querySelector('[inert]')).toBeNull();
    await userEvent.click(next);
    await at(view, 1);
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
    for (let i = 0; i < 8; i += 1) await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'), { timeout: 4000 });
    await waitFor(() =>
      expect(view.scrollLeft).toBeCloseTo(view.scrollWidth - view.clientWidth, -1),
    );
  },
};

/** It moves by itself, rests while the focus is in it, and stops for good when asked to. */
export const Autoplay: Story = {
  args: { interval: 400, speed: 100 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(canvas.queryByRole('button', { name: /slides/ })).toBeNull();
      return;
    }
    const view = viewOf(canvasElement);
    await waitFor(() => expect(placeOf(view)).toBeGreaterThan(0.9), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await waitFor(() => expect(view).toHaveAttribute('data-run', 'resting'));
    const place = placeOf(view);
    const play = canvas.getByRole('button', { name: 'Let the slides move' });
    play.blur();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(placeOf(view)).toBe(place);
    await userEvent.click(play);
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(placeOf(view)).toBe(place);
    canvas.getByRole('button', { name: 'Pause the slides' }).blur();
    await waitFor(() => expect(placeOf(view)).not.toBe(place), { timeout: 4000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
  },
};

/** A touch stops it for good, and its owner hears of that. */
export const Touched: Story = {
  tags: ['!autodocs'],
  args: { onPointerDown: fn() },
  play: async ({ args, canvas, userEvent }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await canvas.findByRole('button', { name: 'Pause the slides' });
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('region') });
    await canvas.findByRole('button', { name: 'Let the slides move' });
    await expect(args.onPointerDown).toHaveBeenCalledOnce();
  },
};

/** All slides are in view: they share the width, and nothing moves. */
export const FewSlides: Story = {
  args: { children: tiles.slice(0, 2) },
  play: async ({ canvas, canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.queryByRole('button')).toBeNull();
    const view = viewOf(canvasElement);
    const { width } = canvas.getByRole('region').getBoundingClientRect();
    await expect(stepOf(view)).toBeCloseTo((width + 45) / 2, 0);
    const { height } = canvas.getByRole('region').getBoundingClientRect();
    await expect(height).toBeLessThan(view.clientHeight);
  },
};

export const OfCards: Story = {
  args: {
    label: 'Features',
    set: 'large',
    autoplay: false,
    children: (
      [
        ['80+', 'Streams of revenue', 'Landing, parking, shops: in one view.'],
        ['24/7', 'Monitoring', 'Somebody looks while you sleep.'],
        ['100 %', 'Audit ready', 'Each entry says who made it, and when.'],
        ['70 %', 'Faster processing', 'From receipt to report.'],
        ['25+', 'Reports', 'In the form the authority asks for.'],
      ] as const
    ).map(([value, title, description]) => (
      <FeatureCard key={value} value={value} title={title} description={description} />
    )),
  },
};

export const RightToLeft: Story = {
  args: { autoplay: false, speed: 100 },
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const view = viewOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await at(view, 1);
    await expect(view.scrollLeft).toBeLessThan(0);
  },
};
