import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { box } from '../../testing/box.css.ts';
import { guide } from './section.guide.tsx';
import { Section, sectionTones } from './section.tsx';

const cells = (
  <Grid columns={3}>
    {['Plan', 'Build', 'Run'].map((name) => (
      <div key={name} className={box}>
        {name}
      </div>
    ))}
  </Grid>
);

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen', guide },
  args: {
    eyebrow: 'What we do',
    heading: 'Core services for public and private work',
    lead: 'From the first workshop to the thousandth user, with one team that answers for the whole.',
    children: cells,
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Canvas: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Core services for public and private work' }),
    ).toBeVisible();
  },
};
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Surface: Story = { args: { tone: 'surface' } };
export const Inverse: Story = { args: { tone: 'inverse' } };
export const Centred: Story = { args: { align: 'center' } };
export const WithAction: Story = {
  args: {
    action: (
      <Link href="#services" standalone underline="hover">
        All services <Icon name="arrow-right" />
      </Link>
    ),
  },
};

/** Actions that do not fit beside the words take several lines, and leave half of the width to the words. */
export const WideAction: Story = {
  tags: ['!autodocs'],
  args: {
    heading: 'Read more',
    action: (
      <Inline>
        {['The brochure', 'The website'].map((name) => (
          <Link key={name} href="#services" standalone underline="hover">
            {name}: all the services, and what each of them costs in your city{' '}
            <Icon name="arrow-right" />
          </Link>
        ))}
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    if (innerWidth < 768) return;
    const [action] = canvas.getAllByRole('link');
    await expect(action?.getBoundingClientRect().left).toBeGreaterThan(0.45 * innerWidth);
  },
};

const oneColumn = (
  <Grid columns={2}>
    {['Plan', 'Build', 'Run', 'Hand over'].map((name) => (
      <div key={name} className={box}>
        {name}
      </div>
    ))}
  </Grid>
);

/** From 1024 px the words stand at the start, the content beside them. */
export const Split: Story = {
  args: { layout: 'split', headingSize: 'xxl', children: oneColumn },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const content = canvas.getByText('Plan').getBoundingClientRect();
    if (innerWidth >= 1024) await expect(content.left).toBeGreaterThan(heading.right);
    else await expect(content.top).toBeGreaterThan(heading.bottom);
  },
};
export const SplitRightToLeft: Story = {
  args: { layout: 'split', headingSize: 'xxl', dir: 'rtl', children: oneColumn },
  play: async ({ canvas }) => {
    if (innerWidth < 1024) return;
    await expect(canvas.getByText('Plan').getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('heading').getBoundingClientRect().left,
    );
  },
};
export const Tight: Story = {
  args: {
    spacing: 'tight',
    eyebrow: undefined,
    heading: undefined,
    lead: undefined,
    'aria-label': 'Stages',
  },
};
export const Following: Story = {
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: () => (
    <>
      {sectionTones.flatMap((tone) => [
        <Section key={tone} tone={tone} heading={`On ${tone}`}>
          {cells}
        </Section>,
        <Section key={`${tone} again`} tone={tone} heading={`Again on ${tone}`} width="narrow">
          {cells}
        </Section>,
      ])}
    </>
  ),
};

/** Words without a heading are shown all the same. */
export const LeadOnly: Story = {
  args: { heading: undefined, eyebrow: undefined, 'aria-label': 'Stages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^From the first workshop/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Stages' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    heading:
      'Consultancy, software development, system integration and cloud services for public offices and growing companies',
    lead: 'From the first workshop to the thousandth user and for as long after that as the system runs, with one team that answers for the whole, in your offices, in ours or wherever the machines are.',
    action: <Button href="#services">See all the services and what they cost</Button>,
  },
};

/** The action is at the left, the words at the right. */
export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    lang: 'ar',
    eyebrow: 'ماذا نفعل',
    heading: 'خدماتنا الأساسية',
    lead: 'فريق واحد مسؤول عن الكل.',
    action: (
      <Link href="#services" standalone underline="hover">
        كل الخدمات <Icon name="arrow-right" />
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    if (innerWidth < 768) return;
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('heading').getBoundingClientRect().left,
    );
  },
};
