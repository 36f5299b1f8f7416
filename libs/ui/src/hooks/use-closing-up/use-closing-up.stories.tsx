import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { motionOk } from '../../styles/theme/tokens.ts';
import { Tasks } from './use-closing-up.example.tsx';
import example from './use-closing-up.example.tsx?raw';
import { guide } from './use-closing-up.guide.tsx';
import { useClosingUp } from './use-closing-up.ts';

const meta = {
  title: 'Motion/useClosingUp',
  component: Tasks,
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Moves the items of a list smoothly to their new places when others come or go. The first item fetches the animation library.',
      },
      source: { code: example },
    },
  },
} satisfies Meta<typeof Tasks>;
export default meta;

const Nested = () => {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(['One', 'Two']);
  useClosingUp(list, shown);
  return (
    <ul ref={list}>
      {shown.map((name) => (
        <li key={name}>
          <Button onClick={() => setShown(['Two'])}>{name}</Button>
          <ul>
            <li>{`Part of ${name}`}</li>
          </ul>
        </li>
      ))}
    </ul>
  );
};

/** A list within an item moves with it, and not by itself. */
export const ListInItem: StoryObj<typeof meta> = {
  tags: ['!autodocs'],
  render: () => <Nested />,
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByText('Part of Two');
    const item = part.parentElement?.closest('li');
    await import('motion/mini');
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'One' }));
    await expect(item?.getAnimations()).toHaveLength(matchMedia(motionOk).matches ? 1 : 0);
    await expect(part.getAnimations()).toHaveLength(0);
    await Promise.all(item?.getAnimations().map(async ({ finished }) => finished) ?? []);
  },
};

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
