import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { watchLayoutShifts } from '../../testing/layout-shifts.ts';
import { ExpandableCardGroup } from './expandable-card-group.tsx';
import { Reasons } from './expandable-card.example.tsx';
import example from './expandable-card.example.tsx?raw';
import { guide } from './expandable-card.guide.tsx';
import { ExpandableCard } from './expandable-card.tsx';

const cards = (
  <>
    <ExpandableCard title="Engineers first" icon="code">
      You talk to the people who do the work, from the first workshop on.
    </ExpandableCard>
    <ExpandableCard title="One partner for all of it" icon="integrate">
      Plan, software, servers and the years after: one contract, one number to call.
    </ExpandableCard>
    <ExpandableCard title="At home in government" icon="building">
      We know tenders, audits and what a file has to look like in the end.
    </ExpandableCard>
    <ExpandableCard title="Here to stay" icon="shield">
      Our first client of 2012 is still one.
    </ExpandableCard>
  </>
);

const summed = (
  <>
    <ExpandableCard
      title="Engineers first"
      icon="code"
      summary="You talk to the people who do the work."
    >
      They are there from the first workshop on.
    </ExpandableCard>
    <ExpandableCard
      title="Here to stay"
      icon="shield"
      summary="Our first client of 2012 is still one, and has the same number to call."
    >
      So are most of those who came after.
    </ExpandableCard>
  </>
);

const meta = {
  title: 'Cards/ExpandableCard',
  component: ExpandableCardGroup,
  parameters: { guide },
  args: { children: cards, onExpandedChange: fn() },
} satisfies Meta<typeof ExpandableCardGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => button.getAttribute('aria-expanded'));
const all = (state: 'true' | 'false') => Array.from({ length: 4 }, () => state);

const cardOf = (button: HTMLElement) => {
  const card = button.closest('h3')?.parentElement;
  if (!card) throw new Error('no card');
  return card;
};

const groupOf = (root: HTMLElement) => {
  const group = root.querySelector<HTMLElement>('[aria-expanded]')?.closest('div')?.parentElement;
  if (!group) throw new Error('no group');
  return group;
};

/** 'Why Choose Us'. */
export const Collapsed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(states(buttons)).toEqual(all('false'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[hidden]')).toHaveLength(4));
    for (const button of buttons) {
      const card = cardOf(button);
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const words = canvas.getByText(button.textContent);
      // The icon is larger than its 48 px while the text is closed.
      const tile = card.querySelector('svg')?.parentElement;
      await waitFor(() => expect(tile?.getBoundingClientRect().width).toBe(72));
      await waitFor(() =>
        expect(words.getBoundingClientRect().bottom).toBeGreaterThan(bottom - 40),
      );
      await expect(words.getBoundingClientRect().bottom).toBeLessThan(bottom);
      // The whole card is the button's target, wherever the title is.
      if (top > 0 && bottom < innerHeight) {
        await expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(
          button,
        );
      }
    }
    for (const panel of canvasElement.querySelectorAll('[aria-controls]')) {
      const id = panel.getAttribute('aria-controls') ?? '';
      await expect(document.getElementById(id)).toHaveAttribute('hidden', 'until-found');
    }
  },
};

/** The summary shows while the cards are closed, and moves up and down below the title. */
export const WithSummary: Story = {
  args: { columns: 2, children: summed },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[hidden]')).toHaveLength(2));
    const [button] = canvas.getAllByRole('button');
    if (button === undefined) throw new Error('no button');
    const summary = canvas.getByText('You talk to the people who do the work.');
    await expect(summary).toBeVisible();
    const { height } = cardOf(button).getBoundingClientRect();
    const room = () =>
      cardOf(button).getBoundingClientRect().bottom - summary.getBoundingClientRect().bottom;
    const words = canvas.getByText('Engineers first');
    const above = () => summary.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
    await waitFor(() => expect(room()).toBeLessThan(40));
    await expect(room()).toBeGreaterThan(0);
    await expect(above()).toBeGreaterThanOrEqual(0);
    await userEvent.hover(groupOf(canvasElement));
    const rest = canvas.getByText('They are there from the first workshop on.');
    await waitFor(() =>
      expect(summary.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        rest.getBoundingClientRect().top,
      ),
    );
    await expect(above()).toBeGreaterThanOrEqual(0);
    await expect(cardOf(button).getBoundingClientRect().height).toBe(height);
  },
};

export const Expanded: Story = {
  args: { defaultExpanded: true },
  play: async ({ canvas }) => {
    await expect(states(canvas.getAllByRole('button'))).toEqual(all('true'));
    // Text that is open from the start is not animated.
    const text = canvas.getByText(/first client of 2012/);
    await expect(text.parentElement?.getAnimations()).toEqual([]);
    await expect(text).toBeVisible();
  },
};

/** All open and close together; no card changes its size. */
export const ByPointer: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const group = groupOf(canvasElement);
    const buttons = canvas.getAllByRole('button');
    await waitFor(() => expect(canvasElement.querySelectorAll('[hidden]')).toHaveLength(4));
    const { height } = group.getBoundingClientRect();
    const layoutShifts = watchLayoutShifts();
    await userEvent.hover(group);
    await waitFor(() => expect(states(buttons)).toEqual(all('true')));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(canvas.getByText(/first client of 2012/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Engineers first').style.translate).toBe(''));
    await expect(group.getBoundingClientRect().height).toBe(height);
    await userEvent.unhover(group);
    await waitFor(() => expect(states(buttons)).toEqual(all('false')));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(group.getBoundingClientRect().height).toBe(height);
    await expect(layoutShifts()).toEqual([]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Engineers first' })).toHaveFocus();
    await waitFor(() => expect(states(buttons)).toEqual(all('true')));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(states(buttons)).toEqual(all('false')));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(states(buttons)).toEqual(all('true')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(states(buttons)).toEqual(all('false')));
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await waitFor(() => expect(states(buttons)).toEqual(all('true')));
    buttons[1]?.blur();
    await waitFor(() => expect(states(buttons)).toEqual(all('false')));
  },
};

/** A click leaves the focus in the group; from there the keyboard opens it all the same. */
export const KeyboardAfterPointer: Story = {
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const [first, second] = buttons;
    first?.focus({ focusVisible: false });
    await expect(first).toHaveFocus();
    await expect(states(buttons)).toEqual(all('false'));
    second?.focus({ focusVisible: true });
    await waitFor(() => expect(states(buttons)).toEqual(all('true')));
  },
};

/** Without icons; the sign has its own room beside a title of several lines. */
export const WithoutIcons: Story = {
  args: {
    columns: 2,
    defaultExpanded: true,
    children: (
      <>
        <ExpandableCard title="One partner for servers, networks, power supply and all the years after">
          One contract, one number to call.
        </ExpandableCard>
        <ExpandableCard title="Here to stay">Our first client of 2012 is still one.</ExpandableCard>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const [button] = canvas.getAllByRole('button');
    const sign = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(button?.getBoundingClientRect().right).toBeLessThanOrEqual(sign?.left ?? NaN);
  },
};

/** A tap opens all cards, another closes them. The pointer and the focus of a tap do not. */
export const ByTouch: Story = {
  play: async ({ canvas, canvasElement }) => {
    const group = groupOf(canvasElement);
    const [button, ...others] = canvas.getAllByRole('button');
    if (button === undefined) throw new Error('no button');
    const tap = () => {
      void fireEvent.pointerEnter(group, { pointerType: 'touch' });
      void fireEvent.pointerLeave(group, { pointerType: 'touch' });
      void fireEvent.click(button);
    };
    tap();
    await waitFor(() => expect(states([button, ...others])).toEqual(all('true')));
    tap();
    await waitFor(() => expect(states([button, ...others])).toEqual(all('false')));
  },
};

/** Find-in-page opens a card whose closed text it finds. */
export const Found: Story = {
  play: async ({ canvas, canvasElement }) => {
    const panel = await waitFor(() => {
      const closed = canvasElement.querySelector('[hidden]');
      if (closed === null) throw new Error('nothing is closed');
      return closed;
    });
    await expect(panel).toHaveTextContent('You talk to the people');
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(states(canvas.getAllByRole('button'))).toEqual(all('true')));
  },
};

export const Controlled: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Reasons />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(canvas.getByText(/first client of 2012/)).toBeVisible());
  },
};

/** A card outside a group cannot be closed. */
export const OutsideAGroup: Story = {
  render: () => (
    <ExpandableCard title="Engineers first" icon="code">
      You talk to the people who do the work.
    </ExpandableCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/You talk/)).toBeVisible();
  },
};
