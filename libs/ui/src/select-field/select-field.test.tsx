import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { SelectField } from './select-field.tsx';

describeConformance(
  'SelectField',
  (props) => (
    <SelectField
      {...props}
      name="x"
      label="Job Type"
      hint="A hint"
      error="An error"
      required
      placeholder="All types"
      options={[{ value: '1', label: 'Full time' }]}
    />
  ),
  {
    rootTag: 'div',
    rootProps: false,
    texts: ['Job Type', '(required)', 'A hint', 'An error', 'All types', 'Full time'],
  },
);

describe('SelectField', () => {
  const html = renderToStaticMarkup(
    <SelectField
      name="x"
      label="Job Type"
      hint="A hint"
      error="An error"
      required
      id="given"
      className="mine"
      data-probe="yes"
      aria-describedby="note"
      placeholder="All types"
      options={[{ value: '1', label: 'Full time' }]}
    />,
  );
  const [control = ''] = /<select [^>]*>/.exec(html) ?? [];

  it('gives className to the root, and everything else to the select', () => {
    expect(html).toMatch(/^<div class="[^"]* mine"/);
    expect(control).toContain(' name="x"');
    expect(control).toContain(' id="given"');
    expect(control).toContain(' data-probe="yes"');
    expect(control).not.toContain('mine');
  });

  it('is wired to its label, hint and error', () => {
    expect(html).toContain(' for="given"');
    expect(control).toContain(' aria-describedby="note given-hint given-error"');
    expect(control).toContain(' aria-invalid="true"');
    expect(control).toContain(' required=""');
  });

  it('has a first option without a value', () => {
    expect(html).toContain(
      '<option value="">All types</option><option value="1">Full time</option>',
    );
  });
});
