import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../text/text.tsx';
import * as styles from './use-count-up.stories.css.ts';
import { guide } from './use-count-up.guide.tsx';
import { countUpSteps, countUpStepTime, useCountUp } from './use-count-up.ts';

const Counting = ({ target }: { readonly target: number }) => {
  const element = useRef<HTMLDivElement>(null);
  const count = useCountUp(target, element);
  return (
    <>
      <Text>Scroll down.</Text>
      <div className={styles.screen} />
      <div ref={element} data-testid="figure" data-count={count ?? 'none'}>
        <Text size="xl">{count ?? target}</Text>
      </div>
    </>
  );
};

const meta = {
  title: 'Motion/useCountUp',
  component: Counting,
  parameters: { guide },
  args: { target: 800 },
} satisfies Meta<typeof Counting>;
export default meta;

/** A second long (spec §4), however busy the browser is; then it is over. */
export const CountsOnce: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const figure = canvas.getByTestId('figure');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(figure).toHaveTextContent('800');
      return;
    }
    await expect(figure).toHaveAttribute('data-count', 'none');
    figure.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(figure).not.toHaveAttribute('data-count', 'none'));
    const start = performance.now();
    // The browser is busy for half of the time.
    while (performance.now() - start < (countUpSteps * countUpStepTime) / 2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const count = figure.dataset['count'];
    await expect(count === 'none' ? 800 : Number(count)).toBeGreaterThanOrEqual(400);
    await waitFor(() => expect(figure).toHaveAttribute('data-count', 'none'), { timeout: 4000 });
    await expect(figure).toHaveTextContent('800');
  },
};
