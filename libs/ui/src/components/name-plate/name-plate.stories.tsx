import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { guide } from './name-plate.guide.tsx';
import { NamePlate, namePlateMarks } from './name-plate.tsx';

const meta = {
  title: 'Cards/NamePlate',
  component: NamePlate,
  parameters: { guide },
  args: { name: 'Harbour Trust', note: 'Head of Finance', mark: 'wave' },
} satisfies Meta<typeof NamePlate>;
export default meta;

type Story = StoryObj<typeof meta>;

const widthOfTile = (name: HTMLElement) =>
  name.parentElement?.previousElementSibling?.getBoundingClientRect().width;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Head of Finance')).toBeVisible();
    await expect(widthOfTile(canvas.getByText('Harbour Trust'))).toBe(44);
  },
};
export const Small: Story = {
  args: { size: 'sm', note: undefined },
  play: async ({ canvas }) => {
    await expect(widthOfTile(canvas.getByText('Harbour Trust'))).toBe(32);
  },
};
/** A drawing of your own, as large as the kit's. */
export const OwnMark: Story = {
  args: {
    mark: (
      <svg viewBox="0 0 48 48" width="48" height="48">
        <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="6" />
      </svg>
    ),
  },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(drawing?.width).toBeCloseTo(44 * 0.56, 1);
    await expect(drawing?.height).toBe(drawing?.width);
  },
};
export const Initials: Story = { args: { mark: undefined } };

/** Certificates of one height, announced as a list. */
export const Framed: Story = {
  render: () => (
    <Grid as="ul" columns={2}>
      {['Solution architecture', 'Systems administration and operations', 'Security'].map(
        (name) => (
          <li key={name}>
            <NamePlate name={name} note="Example Cloud" mark="seal" size="lg" framed />
          </li>
        ),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Marks: Story = {
  render: () => (
    <Grid columns={4} phoneColumns={2}>
      {namePlateMarks.map((mark) => (
        <NamePlate key={mark} name={mark} mark={mark} />
      ))}
    </Grid>
  ),
};

/** The mark is at the right. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Harbour Trust');
    const tile = name.parentElement?.previousElementSibling?.getBoundingClientRect();
    await expect(tile?.left).toBeGreaterThan(name.getBoundingClientRect().right - 1);
  },
};
