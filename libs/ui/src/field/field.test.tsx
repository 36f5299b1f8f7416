import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { FieldGroup } from './field-group.tsx';
import { Field, splitFieldProps } from './field.tsx';

describeFieldConformance('Field', (props) => {
  const { field, control } = splitFieldProps(props);
  return <Field {...field}>{(wiring) => <input {...control} {...wiring} type="text" />}</Field>;
});

describeConformance(
  'Field',
  (props) => (
    <Field {...props} label="Upload CV/Resume">
      {(wiring) => <input {...wiring} type="file" name="resume" />}
    </Field>
  ),
  { rootTag: 'div', texts: ['Upload CV/Resume'] },
);

describeFieldConformance(
  'FieldGroup',
  ({ name, value, defaultValue, onChange, ...props }) => (
    <FieldGroup {...props}>
      <input
        name={name}
        value={value}
        defaultValue={defaultValue}
        onChange={onChange}
        required={props.required}
        aria-label="Day"
        aria-invalid={(props.error ?? '') === '' ? undefined : true}
        type="text"
      />
    </FieldGroup>
  ),
  { kind: 'group' },
);

describe('a hidden label', () => {
  it('is in the markup', () => {
    const html = renderToStaticMarkup(
      <Field label="Resume" hideLabel>
        {(wiring) => <input {...wiring} type="file" />}
      </Field>,
    );
    const [, id] = /for="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<input id="${String(id)}"`);
  });
});
