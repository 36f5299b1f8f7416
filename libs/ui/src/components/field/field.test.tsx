import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
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
        form={props.form}
        aria-label="Day"
        aria-invalid={(props.error ?? '') === '' ? undefined : true}
        type="text"
      />
    </FieldGroup>
  ),
  { kind: 'group' },
);

describe('Field', () => {
  it('has its label in the markup when the label is hidden', () => {
    const html = renderToStaticMarkup(
      <Field label="Resume" hideLabel>
        {(wiring) => <input {...wiring} type="file" />}
      </Field>,
    );
    const [, id] = /for="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<input id="${String(id)}"`);
  });

  it('gives the focus to its control when its label is pressed', async () => {
    const user = userEvent.setup();
    render(
      <Field label="Name" hint="As on your passport" error="Name is missing">
        {(wiring) => <input {...wiring} type="text" />}
      </Field>,
    );
    await user.click(screen.getByText('Name'));
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', {
        name: 'Name',
        description: 'As on your passport Name is missing',
      }),
    );
  });

  it('holds its control invalid only as long as there is an error', () => {
    const field = (error?: string) => (
      <Field label="Name" error={error}>
        {(wiring) => <input {...wiring} type="text" />}
      </Field>
    );
    const { rerender } = render(field('Name is missing'));
    const control = screen.getByRole('textbox', { description: 'Name is missing' });
    rerender(field());
    expect(control.getAttributeNames()).not.toContain('aria-invalid');
    expect(control.getAttributeNames()).not.toContain('aria-describedby');
  });
});
