import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { Illustration } from '../illustration/illustration.tsx';
import { guide } from './team-card.guide.tsx';
import { TeamCard } from './team-card.tsx';

const meta = {
  title: 'Cards/TeamCard',
  component: TeamCard,
  parameters: { guide },
  args: { name: 'Asha Example', jobTitle: 'Managing Director', email: 'asha@example.com' },
} satisfies Meta<typeof TeamCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Asha Example' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'asha@example.com' });
    await expect(link).toHaveAttribute('href', 'mailto:asha@example.com');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Any picture fills the frame: an `img` (cut to the square), or a drawing. */
export const WithPicture: Story = {
  args: { image: <Illustration name="consultancy" size="fill" label="Asha at a board" /> },
};

export const WithPhoto: Story = {
  args: {
    image: (
      <img
        alt="Asha Example"
        width="160"
        height="200"
        src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 200'%3E%3Cpath fill='%23c9d8d2' d='M0 0h160v200H0z'/%3E%3Ccircle cx='80' cy='78' r='34' fill='%238a5a3c'/%3E%3Cpath d='M16 200c0-50 30-76 64-76s64 26 64 76z' fill='%230b7570'/%3E%3C/svg%3E"
      />
    ),
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

export const WithoutEmail: Story = { args: { email: undefined } };

/** The portrait is beside the words, or above them where there is no room. */
export const Beside: Story = {
  play: async ({ canvas }) => {
    const portrait = canvas.getByText('AE').closest('svg')?.getBoundingClientRect();
    const name = canvas.getByRole('heading').getBoundingClientRect();
    if (innerWidth >= 480) await expect(name.left).toBeGreaterThan(portrait?.right ?? NaN);
  },
};

/** A team of five, in narrow cards with large portraits; names stand on one line. */
export const Row: Story = {
  render: () => (
    <Grid as="ul" columns={5} phoneColumns={1}>
      {(
        [
          ['Asha Example', 'Managing Director'],
          ['Dr. Ravi K. Sample', 'Head of Software'],
          ['Meera Placeholder', 'Head of System Integration and Data Centres'],
          ['Thomas Specimen', 'Head of Cloud'],
          ['Noor Instance', 'Head of Consultancy'],
        ] as const
      ).map(([name, jobTitle]) => (
        <li key={name}>
          <TeamCard
            name={name}
            jobTitle={jobTitle}
            email={`${name.split(' ').at(-1)?.toLowerCase() ?? ''}@example.com`}
          />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem'))
      await expect(within(card).getByRole('link').getBoundingClientRect().bottom).toBeLessThan(
        card.getBoundingClientRect().bottom,
      );
    const [first, second, third] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    // The third role takes more lines.
    if (first?.top === second?.top) await expect(third?.bottom).toBe(first?.bottom);
  },
};
