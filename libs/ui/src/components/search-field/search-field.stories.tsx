import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { phoneField } from '../../testing/box.css.ts';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { guide } from './search-field.guide.tsx';
import { SearchField } from './index.ts';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  args: { name: 'q', label: 'Search jobs', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { placeholder: 'Title, category, type or place' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search jobs' });
    await userEvent.type(box, 'gis');
    await expect(box).toHaveValue('gis');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** An empty field has no Clear, and the placeholder takes its room. */
export const PlaceholderOnAPhone: Story = {
  args: { placeholder: 'Title, category, type or place' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className={phoneField}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search jobs' });
    const roomAtEnd = () => parseFloat(getComputedStyle(box).paddingInlineEnd);
    const roomOfPlaceholder = roomAtEnd();
    await userEvent.type(box, 'a');
    await expect(roomOfPlaceholder).toBeLessThan(roomAtEnd());
    await userEvent.clear(box);
    await expect(getComputedStyle(box).textOverflow).toBe('ellipsis');
  },
};

export const Filled: Story = { args: { defaultValue: 'engineer' } };

/** Clear works by pointer and keyboard, returns the focus to the box and fires `onChange`. */
export const Cleared: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [words, setWords] = useState('engineer');
    return (
      <>
        <SearchField
          {...args}
          value={words}
          onChange={(event) => {
            args.onChange?.(event);
            setWords(event.currentTarget.value);
          }}
        />
        <output>{words}</output>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search jobs' });
    const output = canvasElement.querySelector('output');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
    await expect(output).toBeEmptyDOMElement();
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.keyboard('gis');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(output).toBeEmptyDOMElement();
    await expect(box).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'engineer' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LabelForScreenReaders: Story = {
  args: { hideLabel: true, placeholder: 'Search jobs' },
};
