import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormStatus } from '../form-status/form-status.tsx';
import { Link } from '../link/link.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { onInverse } from '../../testing/decorators.tsx';
import { brandMark, footerColumns } from '../../testing/navigation.tsx';
import { guide } from './newsletter-box.guide.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

const meta = {
  title: 'Navigation/NewsletterBox',
  component: NewsletterBox,
  parameters: { guide },
  args: {
    heading: 'Newsletter',
    text: 'What we built and learned, four times a year.',
    label: 'Email',
    note: <Link href="#privacy">Privacy</Link>,
  },
} satisfies Meta<typeof NewsletterBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  decorators: [onInverse],
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeRequired();
    await expect(form).toContainElement(canvas.getByRole('button', { name: 'Subscribe' }));
    if (innerWidth >= 768) {
      await expect(canvas.getByRole('button').getBoundingClientRect().top).toBe(
        input.getBoundingClientRect().top,
      );
    }
  },
};

/** The button is below the address, as wide as it. */
export const OnAPhone: Story = {
  decorators: [onInverse],
  globals: { viewport: { value: 'phone' } },
};

export const WithError: Story = {
  decorators: [onInverse],
  args: {
    hint: 'We send you a link to confirm it.',
    defaultValue: 'asha@',
    error: 'Please enter valid email and continue',
  },
};

export const Busy: Story = {
  decorators: [onInverse],
  args: { busy: true, defaultValue: 'asha@example.com' },
};

export const Accepted: Story = {
  decorators: [onInverse],
  args: {
    status: (
      <FormStatus state="success" heading="Almost done" takesFocus={false}>
        Please open the link we have sent you.
      </FormStatus>
    ),
  },
};

export const InAFooter: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <SiteFooter
      brandName="Example"
      brandMark={brandMark}
      columns={footerColumns}
      copyright="© 2025 Example. All rights reserved."
    >
      <NewsletterBox {...args} />
    </SiteFooter>
  ),
};

export const OnThePage: Story = {};
