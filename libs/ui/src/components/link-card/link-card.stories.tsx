import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Icon } from '../icon/index.ts';
import { Illustration } from '../illustration/index.ts';
import { guide } from './link-card.guide.tsx';
import { LinkCard } from './index.ts';

const meta = {
  title: 'Cards/LinkCard',
  component: LinkCard,
  parameters: { guide },
  args: {
    href: '#cloud',
    heading: 'Cloud services',
    children: 'Move what you have to the cloud, then make it better there.',
    callToAction: 'Learn more',
    picture: <Illustration name="cloud" />,
  },
} satisfies Meta<typeof LinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIllustration: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Cloud services' });
    const card = canvasElement.querySelector('div > div');
    if (card === null) throw new Error('no card');
    const { left, bottom } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 32, bottom - 8)).toBe(link);
  },
};

export const WithIcon: Story = { args: { picture: <Icon name="cloud" size="xl" /> } };

export const TextOnly: Story = { args: { picture: undefined, callToAction: undefined } };

/** The picture is small, and beside the words. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth >= 480) return;
    const picture = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(picture?.width).toBeLessThanOrEqual(72);
    await expect(picture?.right).toBeLessThan(heading.left);
    await expect(picture?.top).toBeLessThan(heading.bottom);
  },
};

/** In a row that is swiped through the picture stays above the words. */
export const PictureOnTop: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { phonePicture: 'top' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(picture?.bottom).toBeLessThanOrEqual(heading.top);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

const services = [
  [
    'consultancy',
    'IT Consultancy Services',
    'People who have done it before, on your site or ours.',
  ],
  ['software', 'Software Development', 'Software for finance, airports and government.'],
  [
    'integration',
    'System Integration',
    'Servers, networks and power, delivered as one working system.',
  ],
  ['cloud', 'Cloud Service', 'Move what you have, then make it better.'],
] as const;

/** 'Our Core Services'. */
export const Row: Story = {
  render: () => (
    <Grid columns={4}>
      {services.map(([name, heading, text]) => (
        <LinkCard
          key={name}
          href={`#${name}`}
          heading={heading}
          picture={<Illustration name={name} />}
          callToAction="Learn more"
        >
          {text}
        </LinkCard>
      ))}
    </Grid>
  ),
};
