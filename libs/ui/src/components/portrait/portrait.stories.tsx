import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneWide } from '../../testing/box.css.ts';
import { Grid } from '../grid/grid.tsx';
import { TeamCard } from '../team-card/team-card.tsx';
import { guide } from './portrait.guide.tsx';
import { Portrait } from './index.ts';

/** Shows a portrait as wide as in the frame of a card: alone it takes all the room. */
const inFrame: Decorator = (Story) => (
  <div className={phoneWide}>
    <Story />
  </div>
);

const meta = {
  title: 'Pictures/Portrait',
  component: Portrait,
  parameters: { guide },
  args: { person: 'first', label: 'Asha Example' },
} satisfies Meta<typeof Portrait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  decorators: [inFrame],
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('img', { name: 'Asha Example' })
      .getBoundingClientRect();
    await expect(width).toBeCloseTo(height);
  },
};
export const Second: Story = {
  decorators: [inFrame],
  args: { person: 'second', label: 'Ravi Sample' },
};
export const Third: Story = {
  decorators: [inFrame],
  args: { person: 'third', label: 'Meera Placeholder' },
};
export const Fourth: Story = {
  decorators: [inFrame],
  args: { person: 'fourth', label: 'Thomas Specimen' },
};
export const Fifth: Story = {
  decorators: [inFrame],
  args: { person: 'fifth', label: 'Noor Instance' },
};

export const Decorative: Story = {
  decorators: [inFrame],
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

const members = [
  { person: 'first', name: 'Asha Example', jobTitle: 'Managing Director' },
  { person: 'second', name: 'Ravi Sample', jobTitle: 'Head of Software' },
  { person: 'third', name: 'Meera Placeholder', jobTitle: 'Head of Consultancy' },
  { person: 'fourth', name: 'Thomas Specimen', jobTitle: 'Head of Cloud' },
  { person: 'fifth', name: 'Noor Instance', jobTitle: 'Head of System Integration' },
] as const;

/** In the frame of a TeamCard, beside the name. */
export const InTeamCards: Story = {
  render: () => (
    <Grid columns={5}>
      {members.map(({ person, ...member }) => (
        <TeamCard key={person} {...member} image={<Portrait person={person} label="" />} />
      ))}
    </Grid>
  ),
};
