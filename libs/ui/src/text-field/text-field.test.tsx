import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { TextField } from './text-field.tsx';

describeFieldConformance('TextField', (props) => <TextField {...props} />);

it('is a text input unless it says so', () => {
  expect(renderToStaticMarkup(<TextField name="n" label="Name" />)).toContain(' type="text"');
  expect(renderToStaticMarkup(<TextField name="e" label="Email" type="email" />)).toContain(
    ' type="email"',
  );
});
