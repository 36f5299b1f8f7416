import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Project } from './tabs.example.tsx';
import example from './tabs.example.tsx?raw';
import { guide } from './tabs.guide.tsx';
import { Tabs } from './tabs.tsx';
import { rightToLeft } from '../../testing/decorators.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { guide },
  args: {
    label: 'How it works',
    onValueChange: fn(),
    items: [
      {
        id: 'plan',
        label: 'Plan',
        content: <Text>Two weeks in your offices, and a plan you can hold us to.</Text>,
      },
      {
        id: 'build',
        label: 'Build',
        content: <Text>A working system every month, tried by those who will use it.</Text>,
      },
      {
        id: 'run',
        label: 'Run',
        content: <Text>The people who built it answer the phone when it matters.</Text>,
      },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the names of the visible panels. */
const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLDetailsElement>('details')]
    .filter(({ open }) => open)
    .map(({ dataset }) => dataset['tab']);

export const Plain: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'How it works' })).toBeVisible();
    await step('the Tab key goes to the selected tab, and on to its panel', async () => {
      await userEvent.tab();
      await expect(tab('Plan')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Plan' })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('arrow keys, Home and End select', async () => {
      for (const [key, name] of [
        ['{ArrowRight}', 'Build'],
        ['{End}', 'Run'],
        ['{ArrowRight}', 'Plan'],
        ['{ArrowLeft}', 'Run'],
        ['{Home}', 'Plan'],
      ] as const) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(tab(name)).toHaveFocus());
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
        await expect(args.onValueChange).toHaveBeenLastCalledWith(name.toLowerCase());
        await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
        await expect(shown(canvasElement)).toEqual([name.toLowerCase()]);
      }
      await expect(args.onValueChange).toHaveBeenCalledTimes(5);
    });
    await step('a press selects, and the page stays where it is', async () => {
      await userEvent.click(tab('Build'));
      await expect(canvas.getByRole('tabpanel', { name: 'Build' })).toBeVisible();
      await expect(shown(canvasElement)).toEqual(['build']);
      await expect(location.hash).toBe('');
    });
    await step('a search in the page that opens a panel selects its tab', async () => {
      const panel = canvas.getByText(/answer the phone/).closest('details');
      if (panel === null) throw new Error('no panel');
      panel.open = true;
      await waitFor(() => expect(tab('Run')).toHaveAttribute('aria-selected', 'true'));
      await expect(shown(canvasElement)).toEqual(['run']);
      await userEvent.click(tab('Plan'));
    });
  },
};

/** For panels that are slow to show: arrow keys only move the focus. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ args, canvas }) => {
    const build = canvas.getByRole('tab', { name: 'Build' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(build).toHaveFocus());
    await expect(build).toHaveAttribute('aria-selected', 'false');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(build).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Run' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Build' })).toHaveFocus());
  },
};

/** The two modes of a login page; each tab is also a link its server knows. */
export const Login: Story = {
  args: {
    label: 'How to log in',
    defaultValue: 'guest',
    items: [
      {
        id: 'official',
        label: 'Official Login',
        href: '?tab=official',
        content: (
          <Stack>
            <TextField name="code" label="Employee code" />
            <TextField name="mobile" label="Mobile number" type="tel" />
            <Button>Sign In</Button>
          </Stack>
        ),
      },
      {
        id: 'guest',
        label: 'Guest Login',
        href: '?tab=guest',
        content: (
          <Stack>
            <TextField name="email" label="Email" type="email" />
            <TextField name="password" label="Password" type="password" />
            <Button>Continue as Guest</Button>
          </Stack>
        ),
      },
    ],
  },
};

export const Controlled: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Project />,
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(tab('Build')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Run'));
    await expect(tab('Run')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button'));
    await expect(tab('Plan')).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Plan' })).toBeVisible();
  },
};

/** More than fit: the row scrolls within itself, with the selected tab in view. */
export const Many: Story = {
  args: {
    defaultValue: 'Analytics',
    items: [
      { id: 'Finance', label: 'Finance and insurance', content: <Text>Finance</Text> },
      ...['Airports', 'Government', 'Cloud enablement', 'Process management', 'Analytics'].map(
        (label) => ({ id: label, label, content: <Text>{label} in a few words.</Text> }),
      ),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(list.right + 1);
    await expect(tab.left).toBeGreaterThanOrEqual(list.left - 1);
  },
};
