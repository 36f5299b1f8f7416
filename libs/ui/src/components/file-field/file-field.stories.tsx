import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inFormColumn } from '../../testing/in-form-column.tsx';
import { Resume } from './file-field.example.tsx';
import example from './file-field.example.tsx?raw';
import { guide } from './file-field.guide.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { FileField } from './file-field.tsx';
import { onInverse } from '../../testing/decorators.tsx';
import { ResettableForm } from '../../testing/resettable-form.tsx';

const MEGABYTE = 1024 * 1024;
const makeFile = (name: string, size = 1.2 * MEGABYTE) => new File([new Uint8Array(size)], name);

const dropOn = (element: Element, file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return fireEvent(
    element,
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
  );
};

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  parameters: { guide, rest: 'control' },
  decorators: [inFormColumn],
  argTypes: { locale: { control: 'select', options: ['en', 'en-IN', 'hi', 'de', 'ar'] } },
  args: {
    name: 'resume',
    label: 'Upload CV/Resume',
    accept: '.pdf,.doc,.docx',
    formats: 'PDF, DOC or DOCX',
    maxSize: 5 * MEGABYTE,
    onFileChange: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Upload CV/Resume');
    await expect(input).toHaveAccessibleDescription('A PDF, DOC or DOCX file of at most 5 MB');
  },
};

export const Required: Story = {
  args: { required: true, hint: 'Without photograph, please.' },
};

/** Chosen, then removed: the focus goes back to the input. */
export const Chosen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Upload CV/Resume');
    const file = makeFile('asha-menon.pdf');
    await userEvent.upload(input, file);
    await expect(canvas.getByText('asha-menon.pdf', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('1.2 MB')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('asha-menon.pdf chosen, 1.2 MB');
    await expect(args.onFileChange).toHaveBeenLastCalledWith(file);
    const remove = canvas.getByRole('button', { name: 'Remove asha-menon.pdf' });
    await userEvent.tab({ shift: true });
    await expect(remove).toHaveFocus();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.click(remove);
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('asha-menon.pdf removed');
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
    await userEvent.upload(input, file);
    await expect(canvas.getByText('asha-menon.pdf', { selector: 'bdi' })).toBeVisible();
  },
};

export const Dropped: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await dropOn(canvas.getByText('Drop a file here, or choose one'), makeFile('cv.docx', 2048));
    await expect(canvas.getByText('2 kB')).toBeVisible();
    await expect(canvas.getByLabelText<HTMLInputElement>('Upload CV/Resume').files?.[0]?.name).toBe(
      'cv.docx',
    );
  },
};

export const WrongFormat: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Upload CV/Resume');
    await dropOn(input, makeFile('holiday.png'));
    await expect(args.onReject).toHaveBeenCalledWith('type', expect.any(File));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'A PDF, DOC or DOCX file of at most 5 MB holiday.png is not a PDF, DOC or DOCX file.',
    );
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('status')).toHaveTextContent('holiday.png is not a PDF');
    await expect(input.files).toHaveLength(0);
  },
};

/** The owner checks the file when the form is sent; until then any file is accepted. */
export const Lenient: Story = {
  tags: ['!autodocs'],
  args: { lenient: true },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Upload CV/Resume');
    await dropOn(input, makeFile('holiday.png'));
    await expect(args.onFileChange).toHaveBeenCalledWith(expect.any(File));
    await expect(args.onReject).not.toHaveBeenCalled();
    await expect(input).toBeValid();
    await expect(input.files).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove holiday.png' }));
    await expect(input.files).toHaveLength(0);
  },
};

export const TooLarge: Story = {
  tags: ['!autodocs'],
  args: { maxSize: 1024 },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText('Upload CV/Resume');
    await userEvent.upload(input, makeFile('cv.pdf', 1025));
    await expect(args.onReject).toHaveBeenCalledWith('size', expect.any(File));
    await expect(input).toHaveAccessibleDescription(
      /cv\.pdf is too large\. Choose a file of at most 1 kB\./,
    );
    await userEvent.upload(input, makeFile('cv.pdf', 0));
    await expect(args.onReject).toHaveBeenCalledWith('empty', expect.any(File));
    await expect(canvas.getAllByText('cv.pdf is empty. Choose another file.')).toHaveLength(2);
    await userEvent.upload(input, makeFile('cv.pdf', 1024));
    await expect(input).toBeValid();
    await userEvent.upload(input, makeFile('cv.pdf', 1025));
    await expect(input).toBeInvalid();
  },
};

export const Uploading: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Resume progress={40} status="Uploading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Uploading asha-menon.pdf');
  },
};

export const Uploaded: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Resume status="Uploaded" />,
};

export const LongName: Story = {
  tags: ['!autodocs'],
  args: {
    file: {
      name: `curriculum-vitae-${'of-asha-menon-'.repeat(5)}2025-final-final.docx`,
      size: 2048,
    },
  },
};

export const WithError: Story = {
  args: { required: true, error: 'Please upload a valid file (PDF, DOC, DOCX).' },
};

export const Disabled: Story = { args: { disabled: true } };

/** Nothing can be dropped on it. */
export const InADisabledGroup: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <FieldGroup label="Papers" disabled>
      <FileField {...args} />
    </FieldGroup>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Upload CV/Resume');
    await dropOn(input, makeFile('cv.pdf'));
    await expect(args.onFileChange).not.toHaveBeenCalled();
    await expect(input.files).toHaveLength(0);
  },
};

/** A reset of its form empties it, and tells its owner. */
export const InAForm: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <ResettableForm>
      <FileField {...args} />
    </ResettableForm>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await dropOn(canvas.getByLabelText('Upload CV/Resume'), makeFile('cv.pdf'));
    await expect(canvas.getByText('cv.pdf', { selector: 'bdi' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(async () => {
      await expect(canvas.queryByText('cv.pdf', { selector: 'bdi' })).toBeNull();
    });
    await expect(args.onFileChange).toHaveBeenLastCalledWith(null);
  },
};

/** The owner says which file is shown. */
export const Controlled: Story = {
  parameters: { docs: { source: { code: example } } },
  render: () => <Resume />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove asha-menon.pdf' }));
    await expect(canvas.getByText('Drop a file here, or choose one')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Upload CV/Resume'), makeFile('cv.pdf'));
    await expect(canvas.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible();
  },
};

export const OnInverse: Story = { decorators: [onInverse] };
