import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { FileField } from './file-field.tsx';

describeFieldConformance(
  'FileField',
  (props) => <FileField {...props} formats="PDF, DOC or DOCX" maxSize={5 * 1024 * 1024} />,
  { sample: false, texts: ['A PDF, DOC or DOCX file of at most 5 MB'] },
);

const words = { name: 'resume', label: 'Upload CV/Resume' };

it('is a plain file input without JavaScript', () => {
  const html = renderToStaticMarkup(<FileField {...words} accept=".pdf,.doc,.docx" />);
  expect(html.match(/<input /g)).toHaveLength(1);
  expect(html).toMatch(/<input [^>]*type="file"[^>]* accept=".pdf,.doc,.docx"/);
  expect(html).not.toContain('<button');
});

it('shows the file its owner knows of, and how much of it is sent', () => {
  const html = renderToStaticMarkup(
    <FileField {...words} file={{ name: 'cv.pdf', size: 2048 }} progress={40} status="Uploading" />,
  );
  expect(html).toContain('<bdi>cv.pdf</bdi>');
  expect(html).toContain('<bdi>2 kB</bdi> · Uploading');
  expect(html).toMatch(/<progress [^>]*max="100" value="40" aria-label="Uploading cv.pdf"/);
});

it('says no limit that it does not know', () => {
  expect(renderToStaticMarkup(<FileField {...words} formats="PDF" />)).toContain('>A PDF file<');
  expect(renderToStaticMarkup(<FileField {...words} maxSize={1024} />)).toContain(
    '>A file of at most 1 kB<',
  );
  expect(renderToStaticMarkup(<FileField {...words} />)).not.toContain('-hint');
});
