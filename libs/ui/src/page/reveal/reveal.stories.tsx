import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { ContentCard } from '../../components/content-card/content-card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { Text } from '../../components/text/text.tsx';
import { Reveal } from './reveal.tsx';
import { guide } from './reveal.guide.tsx';
import * as styles from './reveal.stories.css.ts';

const meta = {
  title: 'Motion/Reveal',
  component: Reveal,
  parameters: { guide },
} satisfies Meta<typeof Reveal>;
export default meta;
type Story = StoryObj<typeof meta>;

const Row = () => (
  <Grid as="ul" columns={3}>
    {['Ask', 'Build', 'Run'].map((heading) => (
      <Reveal as="li" key={heading}>
        <ContentCard heading={heading}>
          {heading === 'Build'
            ? 'A card that follows its neighbour by 100 ms, and is as high as the highest of its row.'
            : 'A card that follows its neighbour by 100 ms.'}
        </ContentCard>
      </Reveal>
    ))}
  </Grid>
);

/** Elements in view from the start are not animated. */
export const InViewAtFirst: Story = {
  render: () => <Row />,
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item).not.toHaveAttribute('data-reveal-state');
      await expect(item).toBeVisible();
      const card = item.firstElementChild?.getBoundingClientRect();
      await expect(card?.height).toBe(item.getBoundingClientRect().height);
    }
  },
};

/** Scroll: the cards come in one after the other, once. */
export const BelowTheView: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => (
    <>
      <Text>Scroll down.</Text>
      <div className={styles.screen} />
      <Row />
    </>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const last = items.at(-1);
    if (!last) throw new Error('no items');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(last).toBeVisible();
      return;
    }
    await waitFor(() => expect(last).toHaveAttribute('data-reveal-state', 'waiting'));
    const layoutShifts = watchLayoutShifts();
    last.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(last).toHaveAttribute('data-reveal-state', 'running'));
    const [animation] = last.getAnimations();
    await expect(animation?.effect?.getTiming()).toMatchObject({
      duration: 800,
      delay: 200,
      iterations: 1,
    });
    await expect(getComputedStyle(last).animationTimingFunction).toBe('ease-in-out');
    await waitFor(() => expect(last).not.toHaveAttribute('data-reveal-state'), { timeout: 2000 });
    await expect(getComputedStyle(last).opacity).toBe('1');
    await expect(layoutShifts()).toEqual([]);
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(last).not.toHaveAttribute('data-reveal-state');
  },
};

/** The last line of a page comes in too, though it can be scrolled no higher than the view's lower edge. */
export const AtTheEndOfAPage: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <div className={styles.screen} />
      <Reveal>
        <Text>The last line.</Text>
      </Reveal>
    </>
  ),
  play: async ({ canvas }) => {
    const last = canvas.getByText('The last line.').parentElement;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      await waitFor(() => expect(last).toHaveAttribute('data-reveal-state', 'waiting'));
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(last).not.toHaveAttribute('data-reveal-state'), { timeout: 3000 });
  },
};
