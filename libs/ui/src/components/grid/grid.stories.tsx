import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { box } from '../../testing/box.css.ts';
import { Container } from '../container/container.tsx';
import { LinkCard } from '../link-card/link-card.tsx';
import { followFocusInRows } from '../../page/focus-in-rows/focus-in-rows.ts';
import { guide } from './grid.guide.tsx';
import { Grid } from './grid.tsx';
import { expectListOfFive, fiveBoxes, listOfFive } from '../../testing/list-of-five.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: { guide },
  args: { children: fiveBoxes, columns: 3 },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = { args: { columns: 2 } };
export const Three: Story = {};
const columnsOf = (canvasElement: HTMLElement) => {
  const grid = canvasElement.querySelector('[data-columns]');
  if (grid === null) throw new Error('no grid');
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
};
/** Two columns on a tablet, but three for exactly three children. */
export const ThreeOnATablet: Story = {
  args: { children: fiveBoxes.slice(0, 3) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(innerWidth < 768 ? 1 : 3);
  },
};
export const FiveOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    if (innerWidth >= 1024) return;
    await expect(columnsOf(canvasElement)).toBe(innerWidth < 768 ? 1 : 2);
  },
};
const linesOf = (cells: readonly HTMLElement[]) =>
  Object.values(
    Object.groupBy(cells, (cell) => String(Math.round(cell.getBoundingClientRect().top))),
  ).map((line) => line ?? []);

/** Expects each row to be as wide as the first. */
const expectNoHole = async (canvasElement: HTMLElement) => {
  const grid = canvasElement.querySelector('[data-fill]');
  if (grid === null) throw new Error('no grid');
  const { left, right } = grid.getBoundingClientRect();
  for (const line of linesOf([...grid.children] as HTMLElement[])) {
    const sides = line.map((cell) => cell.getBoundingClientRect());
    await expect(Math.min(...sides.map((side) => side.left))).toBeCloseTo(left, 0);
    await expect(Math.max(...sides.map((side) => side.right))).toBeCloseTo(right, 0);
  }
};

/** Two columns where four cards would be too narrow for their words. */
export const Roomy: Story = {
  args: { columns: 4, roomy: true, fill: true },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(innerWidth < 768 ? 1 : innerWidth < 1280 ? 2 : 4);
    if (innerWidth < 1280) await expectNoHole(canvasElement);
  },
};

/** Five children in three columns: two wide ones, then three. */
export const Filled: Story = {
  args: { fill: true },
  play: async ({ canvasElement }) => expectNoHole(canvasElement),
};

/** Seven children: two rows of two, then three; on a tablet one, then three rows of two. */
export const FilledWithSeven: Story = {
  args: {
    fill: true,
    children: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) => (
      <div key={name} className={box}>
        {name}
      </div>
    )),
  },
  play: async ({ canvasElement }) => expectNoHole(canvasElement),
};

/** Three stay beside one another, on a tablet too. */
export const FilledWithThree: Story = {
  args: { fill: true, children: fiveBoxes.slice(0, 3) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => expectNoHole(canvasElement),
};
/** Three of more columns: the first has a row of its own. */
export const FilledWithThreeOfFive: Story = {
  tags: ['!autodocs'],
  args: { fill: true, roomy: true, columns: 5, children: fiveBoxes.slice(0, 3) },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    if (innerWidth < 1280) await expectNoHole(canvasElement);
  },
};
export const FilledOnATablet: Story = {
  args: { fill: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => expectNoHole(canvasElement),
};

export const Four: Story = { args: { columns: 4 } };
export const TwoOnPhones: Story = {
  args: { columns: 6, phoneColumns: 2, gap: 'sm' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (innerWidth < 768) await expect(columnsOf(canvasElement)).toBe(2);
  },
};

const cards = ['One', 'Two', 'Three', 'Four'].map((name) => (
  <LinkCard key={name} href={`/${name.toLowerCase()}`} heading={name}>
    What comes of it.
  </LinkCard>
));

/** On a phone one row that is swiped: the edge of the next card shows, and the page does not become wider. */
export const RowOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { columns: 4, phoneColumns: 'row', children: cards },
  render: (args) => (
    <Container>
      <Grid {...args} />
    </Container>
  ),
  beforeEach: () => followFocusInRows(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = canvas.getAllByRole('link');
    const [first, second] = links.map((link) => link.closest('[data-columns] > *'));
    if (!first || !second) throw new Error('no cards');
    const { top } = first.getBoundingClientRect();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    if (innerWidth >= 768) return;
    await expect(second.getBoundingClientRect().top).toBe(top);
    await expect(second.getBoundingClientRect().left).toBeLessThan(innerWidth);
    await expect(second.getBoundingClientRect().right).toBeGreaterThan(innerWidth);
    // The Tab key goes through all of them, and brings each into view.
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const card = link.closest('[data-columns] > *');
      await waitFor(() =>
        expect(card?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
      );
    }
  },
};

/** Assistive technology announces a list of five. */
export const AsList: Story = {
  args: { as: 'ul', children: listOfFive },
  play: expectListOfFive,
};

/** A long word breaks instead of widening its column. */
export const LongText: Story = {
  args: {
    columns: 4,
    children: ['One', 'Interoperabilityassessmentsandrecommendations', 'Three', 'Four'].map(
      (name) => (
        <div key={name} className={box}>
          {name}
        </div>
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    for (const cell of canvasElement.querySelectorAll('[data-columns] > *'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};

/** The first cell is at the right. */
export const RightToLeft: Story = {
  args: { dir: 'rtl', columns: 2 },
  play: async ({ canvas }) => {
    if (innerWidth < 768) return;
    const [one, two] = ['One', 'Two'].map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(one?.left).toBeGreaterThan(two?.left ?? 0);
  },
};
