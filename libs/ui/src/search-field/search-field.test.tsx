import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { SearchField } from './search-field.tsx';

describeFieldConformance('SearchField', (props) => <SearchField {...props} />);

it('is a search input', () => {
  expect(renderToStaticMarkup(<SearchField name="q" label="Search" />)).toContain(' type="search"');
});

it('has no button where no script makes it work', () => {
  expect(renderToStaticMarkup(<SearchField name="q" label="Search" />)).not.toContain('<button');
});
