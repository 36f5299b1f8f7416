import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { SearchField } from './search-field.tsx';

describeConformance(
  'SearchField',
  (props) => (
    <SearchField {...props} name="x" label="Search jobs" hint="A hint" error="An error" required />
  ),
  { rootTag: 'div', rootProps: false, texts: ['Search jobs', '(required)', 'A hint', 'An error'] },
);

describe('SearchField', () => {
  const html = renderToStaticMarkup(
    <SearchField
      name="x"
      label="Search jobs"
      hint="A hint"
      error="An error"
      required
      id="given"
      className="mine"
      data-probe="yes"
      aria-describedby="note"
    />,
  );
  const [control = ''] = /<input [^>]*>/.exec(html) ?? [];

  it('gives className to the root, and everything else to the input', () => {
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

  it('is a search input', () => {
    expect(control).toContain(' type="search"');
  });
});
