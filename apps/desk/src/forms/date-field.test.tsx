// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

const Dialog = () => {
  const [day, setDay] = useState('2027-02-14');
  return (
    <>
      <DateField
        name="day"
        label="Day"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <button type="button" onClick={() => setDay('2027-03-01')}>
        In two weeks
      </button>
      <output>{day}</output>
    </>
  );
};

it('a date of which a part was deleted keeps the others in Firefox: its attribute is not written', () => {
  render(<Dialog />);
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(field.getAttribute('value')).toBe('2027-02-14');
});

it('a date that is set by a button is shown, also when the field was emptied before', () => {
  render(<Dialog />);
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  expect(field.value).toBe('2027-02-14');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button'));
  expect(field.value).toBe('2027-03-01');
});
