import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './gantt-chart.guide.tsx';
import { GanttChart } from './gantt-chart.tsx';

const meta = {
  title: 'Content/GanttChart',
  component: GanttChart,
  parameters: { guide },
  args: {
    phases: [
      {
        title: 'Assess',
        text: 'We list what runs today, and what depends on what.',
        work: 2,
        margin: 1,
        marginText: 'for the application nobody mentioned',
      },
      {
        title: 'Migrate',
        text: 'We rehearse with copies, then move in windows you agree to.',
        work: 4,
        margin: 2,
        marginText: 'a way back for each application',
      },
      {
        title: 'Operate',
        text: 'We watch, patch and tune what has been moved.',
        work: 3,
        margin: 0,
        marginText: 'none: it goes on',
      },
    ],
  },
} satisfies Meta<typeof GanttChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const ends = (bars: Element) => {
  const [, work, margin] = [...bars.children].map((bar) => bar.getBoundingClientRect());
  return { work, margin };
};

/** Each phase begins where the margin of the one before ends. */
export const Plan: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [first, second] = [...canvasElement.querySelectorAll('svg')].map(ends);
    await expect(second?.work?.left).toBeCloseTo(first?.margin?.right ?? 0, 0);
    await expect(first?.margin?.left).toBeCloseTo(first?.work?.right ?? 0, 0);
  },
};

export const OnePhase: Story = {
  args: {
    phases: [
      {
        title: 'Train',
        text: 'Staff practise on their own data.',
        work: 2,
        margin: 1,
        marginText: 'for those who want to do it twice',
      },
    ],
  },
};

/** The plan runs in reading direction. */
export const RightToLeft: Story = {
  decorators: (story) => <div dir="rtl">{story()}</div>,
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('svg')].map(ends);
    await expect(second?.work?.right).toBeCloseTo(first?.margin?.left ?? 0, 0);
  },
};
