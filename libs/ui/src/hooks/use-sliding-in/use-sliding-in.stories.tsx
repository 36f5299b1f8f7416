import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { motionOk } from '../../styles/theme/tokens.ts';
import { guide } from './use-sliding-in.guide.tsx';
import { useSlidingIn } from './use-sliding-in.ts';

const Panel = ({ text }: { readonly text: string }) => {
  const panel = useRef<HTMLElement>(null);
  useSlidingIn(panel);
  return (
    <aside ref={panel} aria-label="Details">
      <Text>{text}</Text>
    </aside>
  );
};

const Page = ({ text }: { readonly text: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>
      {isOpen && <Panel text={text} />}
    </Stack>
  );
};

const meta = {
  title: 'Motion/useSlidingIn',
  component: Page,
  parameters: { guide },
  args: { text: 'What there is to know.' },
} satisfies Meta<typeof Page>;
export default meta;

/** The panel comes from the end of the line. */
export const PanelOpens: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const panel = canvas.getByRole('complementary', { name: 'Details' });
    // The two animations are of place and opacity.
    await expect(panel.getAnimations().length > 0).toBe(matchMedia(motionOk).matches);
    await Promise.all(panel.getAnimations().map(async ({ finished }) => finished));
    await expect(panel).toBeVisible();
  },
};
