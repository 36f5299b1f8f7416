import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { motionOk } from '../../styles/theme/tokens.ts';
import { guide } from './use-closing-up.guide.tsx';
import { useClosingUp } from './use-closing-up.ts';

const Tasks = ({ names }: { readonly names: readonly string[] }) => {
  const [open, setOpen] = useState(names);
  const list = useRef<HTMLUListElement>(null);
  useClosingUp(list, open);
  return (
    <Stack as="ul" ref={list} gap="xs">
      {open.map((name) => (
        <li key={name}>
          <Button
            variant="secondary"
            onClick={() => setOpen(open.filter((other) => other !== name))}
          >
            {name}
          </Button>
        </li>
      ))}
    </Stack>
  );
};

const meta = {
  title: 'Motion/useClosingUp',
  component: Tasks,
  parameters: { guide },
  args: { names: ['Call back', 'Read the resume', 'Invite'] },
} satisfies Meta<typeof Tasks>;
export default meta;

/** Items below a removed one glide into its place. */
export const ItemGoes: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    if (!first || !second) throw new Error('an item is missing');
    const top = first.getBoundingClientRect().top;
    // Nothing glides before motion was fetched.
    await import('motion/mini');
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'Call back' }));
    await expect(second.getAnimations()).toHaveLength(matchMedia(motionOk).matches ? 1 : 0);
    await Promise.all(second.getAnimations().map(async ({ finished }) => finished));
    await expect(second.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};
