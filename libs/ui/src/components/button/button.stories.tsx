import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { onInverse } from '../../testing/decorators.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { forcedStates } from '../../testing/forced-states.ts';
import { guide } from './button.guide.tsx';
import { Button } from './button.tsx';
import { buttonSizes, buttonVariants } from './variants.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: { guide },
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
  decorators: [onInverse],
  render: () => (
    <Inline>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
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

/** In a line of text an icon does not lift the button. */
export const InALine: Story = {
  tags: ['!autodocs'],
  render: () => (
    <p>
      <Button>Plain</Button>{' '}
      <Button>
        <Icon name="download" /> With an icon
      </Button>{' '}
      <Button busy>Busy</Button>
    </p>
  ),
  play: async ({ canvas }) => {
    // On a phone there are two lines.
    if (innerWidth < 480) return;
    const tops = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
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

/** At rest, under the pointer, pressed, disabled and busy. */
export const States: Story = {
  decorators: [forcedStates],
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <Inline key={variant} gap="sm">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} data-forced="hover">
            Hovered
          </Button>
          <Button variant={variant} data-forced="hover active">
            Pressed
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} disabled data-forced="hover">
            Disabled, hovered
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const background = (name: string) =>
      canvas.getAllByRole('button', { name }).map((button) => {
        button.style.transition = 'none';
        return getComputedStyle(button).backgroundColor;
      });
    await expect(background('Hovered')[0]).not.toBe(background('primary')[0]);
    await expect(background('Disabled, hovered')).toEqual(background('Disabled'));
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};

/** A disabled button takes neither the focus nor a press. */
export const DisabledToKeys: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    canvas.getByRole('button').click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const IconOnly: Story = {
  args: { variant: 'secondary', 'aria-label': 'Search', children: <Icon name="search" /> },
};

/** Grows in height; nothing is cut off. */
export const LongText: Story = {
  args: {
    children:
      'Send this message to the unit that answers for cloud migration, and a copy of it to me',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().width,
    );
  },
};

/** The arrow points in the reading direction. */
export const RightToLeft: Story = {
  render: () => (
    <Inline dir="rtl" lang="ar">
      <Button href="#services">
        خدماتنا <Icon name="arrow-right" />
      </Button>
      <Button variant="secondary">
        <Icon name="download" /> تنزيل
      </Button>
    </Inline>
  ),
};
