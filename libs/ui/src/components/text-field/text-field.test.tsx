import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { TextField } from './text-field.tsx';

describeFieldConformance('TextField', (props) => <TextField {...props} />);

describe('TextField', () => {
  it('is a text input unless it says so', () => {
    expect(renderToStaticMarkup(<TextField name="n" label="Name" />)).toContain(' type="text"');
    expect(renderToStaticMarkup(<TextField name="e" label="Email" type="email" />)).toContain(
      ' type="email"',
    );
  });

  it('takes the focus when its label is pressed, and what is typed', async () => {
    const user = userEvent.setup();
    render(<TextField name="user_name" label="Name" />);
    await user.click(screen.getByText('Name'));
    await user.keyboard('Asha Menon');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Asha Menon',
    );
  });

  it('shows what its owner makes of the text when the owner keeps it', async () => {
    const user = userEvent.setup();
    const Owner = () => {
      const [value, setValue] = useState('');
      return (
        <TextField
          name="phone"
          label="Phone"
          value={value}
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value.replaceAll(/\D/g, ''));
          }}
        />
      );
    };
    render(<Owner />);
    await user.type(screen.getByRole('textbox'), '0471-25 abc');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('047125');
  });

  it('takes nothing when it is disabled', async () => {
    const user = userEvent.setup();
    render(<TextField name="user_name" label="Name" disabled />);
    await user.type(screen.getByRole('textbox'), 'Asha');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });
});
