import type { Meta, StoryObj } from '@storybook/react-vite';
import { box } from '../testing/box.css.ts';
import { Grid } from './grid.tsx';

const children = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
  <div key={name} className={box}>
    {name}
  </div>
));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children, columns: 3 },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = { args: { columns: 2 } };
export const Three: Story = {};
export const Four: Story = { args: { columns: 4 } };
export const TwoOnPhones: Story = { args: { columns: 6, phoneColumns: 2, gap: 'sm' } };
