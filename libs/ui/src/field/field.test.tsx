import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { control } from './field.css.ts';
import { Field } from './field.tsx';

const upload = (
  <Field label="Upload CV/Resume">{(wiring) => <input {...wiring} type="file" />}</Field>
);

describe('with everything', () => {
  describeConformance(
    'Field',
    (props) => (
      <Field
        {...props}
        controlId="resume"
        label="Upload CV/Resume"
        hint="At most 5 MB"
        error="Please upload a valid file (PDF, DOC, DOCX)."
        required
        describedBy="note"
      >
        {(wiring) => <input {...wiring} type="file" name="resume" />}
      </Field>
    ),
    {
      rootTag: 'div',
      texts: [
        'Upload CV/Resume',
        '(required)',
        'At most 5 MB',
        'Please upload a valid file (PDF, DOC, DOCX).',
      ],
    },
  );
});

describe('Field', () => {
  it('wires label, hint and error to the control', () => {
    const html = renderToStaticMarkup(
      <Field
        controlId="resume"
        label="Resume"
        hint="PDF"
        error="Missing"
        required
        describedBy="note"
      >
        {(wiring) => <input {...wiring} type="file" />}
      </Field>,
    );
    expect(html).toContain('for="resume"');
    expect(html).toContain(
      `<input id="resume" class="${control}" required="" aria-describedby="note resume-hint resume-error" aria-invalid="true" type="file"/>`,
    );
    expect(html).toContain('id="resume-hint"');
    expect(html).toContain('id="resume-error"');
  });

  it('says nothing it has nothing to say about', () => {
    const html = renderToStaticMarkup(upload);
    expect(html).not.toContain('aria-');
    expect(html).not.toContain('required');
  });

  it('makes up an id', () => {
    const [, id] = /for="([^"]+)"/.exec(renderToStaticMarkup(upload)) ?? [];
    expect(id).toBeTruthy();
    expect(renderToStaticMarkup(upload)).toContain(`<input id="${String(id)}"`);
  });
});
