import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import type { RejectReason } from './check-file.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';

describeFieldConformance(
  'FileField',
  (props) => <FileField {...props} formats="PDF, DOC or DOCX" maxSize={5 * 1024 * 1024} />,
  { sample: false, texts: ['A PDF, DOC or DOCX file of at most 5 MB'] },
);

const words = { name: 'resume', label: 'Upload CV/Resume' };

describe('FileField', () => {
  it('is a plain file input without JavaScript', () => {
    const html = renderToStaticMarkup(<FileField {...words} accept=".pdf,.doc,.docx" />);
    expect(html.match(/<input /g)).toHaveLength(1);
    expect(html).toMatch(/<input [^>]*type="file"[^>]* accept=".pdf,.doc,.docx"/);
    expect(html).not.toContain('<button');
  });

  it('shows the file its owner knows of, and how much of it is sent', () => {
    const html = renderToStaticMarkup(
      <FileField
        {...words}
        file={{ name: 'cv.pdf', size: 2048 }}
        progress={40}
        status="Uploading"
      />,
    );
    expect(html).toContain('<bdi>cv.pdf</bdi>');
    expect(html).toMatch(/<bdi>2 kB<\/bdi><span[^>]*> · Uploading</);
    expect(html).toMatch(/<progress [^>]*value="40" max="100"/);
    expect(html).toContain('>Uploading cv.pdf</label>');
  });

  it('says no limit that it does not know', () => {
    expect(renderToStaticMarkup(<FileField {...words} formats="PDF" />)).toContain('>A PDF file<');
    expect(renderToStaticMarkup(<FileField {...words} maxSize={1024} />)).toContain(
      '>A file of at most 1 kB<',
    );
    expect(renderToStaticMarkup(<FileField {...words} />)).not.toContain('-hint');
  });

  const input = () => screen.getByLabelText<HTMLInputElement>('Upload CV/Resume');
  const names = () => [...(input().files ?? [])].map(({ name }) => name);
  const announced = () => screen.getByRole('status').textContent;
  const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
  const open = (props?: Partial<FileFieldProps>) => {
    const onFileChange = vi.fn<(file: File | null) => void>();
    const onReject = vi.fn<(reason: RejectReason, file: File) => void>();
    render(
      <FileField
        {...words}
        accept=".pdf,.doc,.docx"
        formats="PDF, DOC or DOCX"
        maxSize={2048}
        onFileChange={onFileChange}
        onReject={onReject}
        {...props}
      />,
    );
    return { onFileChange, onReject, user: userEvent.setup({ applyAccept: false }) };
  };

  it('shows and announces the file that is chosen', async () => {
    const { user, onFileChange } = open();
    const chosen = file('asha-menon.pdf', 2048);
    await user.upload(input(), chosen);
    expect(screen.getByText('asha-menon.pdf', { selector: 'bdi' }).isConnected).toBe(true);
    expect(announced()).toBe('asha-menon.pdf chosen, 2 kB');
    expect(onFileChange.mock.calls).toEqual([[chosen]]);
  });

  it('shows no file any more after its owner emptied the input', async () => {
    const { rerender } = render(<FileField {...words} />);
    await userEvent.upload(input(), file('asha-menon.pdf', 1024));
    expect(screen.queryByRole('button')).not.toBeNull();
    input().value = '';
    rerender(<FileField {...words} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gives the focus back to the input, and announces it, when the file is removed', async () => {
    const { user, onFileChange } = open();
    await user.upload(input(), file('asha-menon.pdf', 1024));
    await user.click(screen.getByRole('button', { name: 'Remove asha-menon.pdf' }));
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(input());
    expect(announced()).toBe('asha-menon.pdf removed');
    expect(onFileChange.mock.calls.map(([chosen]) => chosen?.name)).toEqual([
      'asha-menon.pdf',
      undefined,
    ]);
  });

  it('tells its form, too, when the file is removed', async () => {
    const { user } = open();
    await user.upload(input(), file('asha-menon.pdf', 1024));
    const changed = vi.fn<(event: Event) => void>();
    document.body.addEventListener('change', changed, { once: true });
    await user.click(screen.getByRole('button', { name: 'Remove asha-menon.pdf' }));
    expect(changed).toHaveBeenCalledOnce();
  });

  it.each([
    ['type', 'holiday.png', 1, 'holiday.png is not a PDF, DOC or DOCX file.'],
    ['size', 'cv.pdf', 2049, 'cv.pdf is too large. Choose a file of at most 2 kB.'],
    ['empty', 'cv.pdf', 0, 'cv.pdf is empty. Choose another file.'],
  ] as const)('refuses a file for its %s, and says so', async (reason, name, size, text) => {
    const { user, onFileChange, onReject } = open();
    await user.upload(input(), file(name, size));
    expect(onReject.mock.calls).toEqual([[reason, expect.any(File)]]);
    expect(onFileChange.mock.calls).toEqual([[null]]);
    expect(names()).toEqual([]);
    expect(announced()).toBe(text);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${input().id}-error`)?.textContent).toBe(text);
  });

  it('calls onChange with no file when one was refused or removed', async () => {
    const seen: (readonly string[])[] = [];
    const { user } = open({ onChange: () => seen.push(names()) });
    await user.upload(input(), file('first.pdf', 1024));
    await user.upload(input(), file('large.pdf', 4096));
    await user.upload(input(), file('second.pdf', 1024));
    await user.click(screen.getByRole('button', { name: 'Remove second.pdf' }));
    expect(seen).toEqual([['first.pdf'], [], ['second.pdf'], []]);
  });

  it('takes the next file when one was refused', async () => {
    const { user } = open();
    await user.upload(input(), file('cv.pdf', 0));
    await user.upload(input(), file('cv.pdf', 2048));
    expect(names()).toEqual(['cv.pdf']);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('takes any file when it is lenient', async () => {
    const { user, onReject } = open({ lenient: true });
    await user.upload(input(), file('holiday.png', 4096));
    expect(names()).toEqual(['holiday.png']);
    expect(onReject).not.toHaveBeenCalled();
  });

  it('keeps the page when a file is dropped beside it, and leaves texts and other fields alone', () => {
    const { unmount } = render(
      <>
        <FileField {...words} />
        <input type="file" aria-label="Another" />
      </>,
    );
    const isRefused = (type: string, place: Element, what = 'Files') => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      const dataTransfer = { types: [what], files: [], dropEffect: 'copy' };
      place.dispatchEvent(Object.assign(event, { dataTransfer }));
      return dataTransfer.dropEffect === 'none' && event.defaultPrevented;
    };
    for (const type of ['dragover', 'drop']) {
      expect(isRefused(type, document.body), type).toBe(true);
      expect(isRefused(type, screen.getByLabelText(words.label)), type).toBe(false);
      expect(isRefused(type, screen.getByLabelText('Another')), type).toBe(false);
      expect(isRefused(type, document.body, 'text/plain'), type).toBe(false);
    }
    unmount();
    expect(isRefused('drop', document.body)).toBe(false);
  });
});
