import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inverseBox } from '../testing/box.css.ts';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Button, buttonSizes, buttonVariants } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Send message', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
};

export const OnInverse: Story = {
  render: () => (
    <div className={inverseBox}>
      <Inline>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Inline>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          Size {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Inline>
      <Button href="#services">
        View our work <Icon name="arrow-right" />
      </Button>
      <Button variant="secondary">
        <Icon name="download" /> Download brochure
      </Button>
    </Inline>
  ),
};

export const AsLink: Story = {
  args: { href: '#services', children: 'See services' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See services' })).toHaveAttribute(
      'href',
      '#services',
    );
  },
};

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Sending' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send message Sending' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const FullWidth: Story = { args: { fullWidth: true } };
