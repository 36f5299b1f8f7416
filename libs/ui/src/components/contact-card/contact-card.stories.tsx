import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../grid/grid.tsx';
import { ContactCard } from './contact-card.tsx';
import { guide } from './contact-card.guide.tsx';

const meta = {
  title: 'Cards/ContactCard',
  component: ContactCard,
  parameters: { guide },
  args: { name: 'Software', phone: '+91 471 555 0100', email: 'software@example.com' },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the numbers: their labels have no boxes of their own. */
const expectLevelNumbers = async (numbers: readonly HTMLElement[]) => {
  const tops = numbers.map((number) => Math.round(number.getBoundingClientRect().top));
  await expect(new Set(tops).size).toBe(1);
};

export const PhoneAndEmail: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: /471/ });
    await expect(phone).toHaveAttribute('href', 'tel:+914715550100');
    await expect(canvas.getByRole('link', { name: 'software@example.com' })).toHaveAttribute(
      'href',
      'mailto:software@example.com',
    );
    await expect(phone.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** An office with all its contact details. */
export const Everything: Story = {
  args: {
    name: 'Headquarters',
    children: 'Come by: the coffee is good, and the lift works.',
    phone: ['+91 471 555 0100', '+91 471 555 0101'],
    email: 'office@example.com',
    address: ['Example House', '1 Sample Road', 'Trivandrum, Kerala'],
    hours: ['Monday to Friday 09:30–18:00', 'Saturday 09:30–13:00', 'Sunday closed'],
  },
};

export const OtherLanguage: Story = {
  args: {
    lang: 'de',
    name: 'Zentrale',
    hours: ['Montag bis Freitag 09:30–18:00 Uhr'],
    labels: { phone: 'Telefon', email: 'E-Mail', hours: 'Öffnungszeiten' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Öffnungszeiten')).toBeVisible();
  },
};

/** Four business units. */
export const Row: Story = {
  render: () => (
    <Grid columns={4}>
      {(
        [
          ['Consultancy', 'Roadmaps, audits and tenders.'],
          ['Software', 'What we build, and what we keep running.'],
          ['System integration', 'Servers, networks and power.'],
          ['Cloud', 'Moving there, and staying there well.'],
        ] as const
      ).map(([name, text], i) => (
        <ContactCard
          key={name}
          name={name}
          phone={`+91 471 555 010${String(i + 1)}`}
          email={`${name.split(' ').at(-1)?.toLowerCase() ?? ''}@example.com`}
        >
          {text}
        </ContactCard>
      ))}
    </Grid>
  ),
  play: async ({ canvas, globals }) => {
    if (innerWidth < 1280) return;
    await expectLevelNumbers(canvas.getAllByRole('link', { name: /^\+/ }));
    const [first, ...others] = canvas.getAllByRole('link', { name: /@/ });
    // The system's fonts, which the other brands use, can be so wide that an address wraps.
    if (globals['brand'] !== 'ink-and-teal') return;
    for (const link of others) await expect(link.offsetHeight).toBe(first?.offsetHeight);
  },
};

/** An address that takes two lines leaves the numbers level. */
export const LongAddress: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Grid columns={4}>
      {['short', 'an-address-that-takes-two-lines'].map((unit) => (
        <ContactCard {...args} key={unit} email={`${unit}@example.com`}>
          {unit === 'short' && 'The words of one card take more lines than those of the other.'}
        </ContactCard>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    if (innerWidth >= 1024) await expectLevelNumbers(canvas.getAllByRole('link', { name: /^\+/ }));
  },
};
