import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup, renderToString } from '../../testing/server.ts';
import { OtpField } from './otp-field.tsx';
import { readOtp } from './read-otp.ts';

describeFieldConformance(
  'OtpField',
  ({ onChange, ...props }) => <OtpField {...props} onValueChange={onChange} />,
  { kind: 'group', sample: '123456' },
);

const html = renderToStaticMarkup(<OtpField name="otp" label="Code" />);

describe('OtpField', () => {
  it('has six boxes, named by their place', () => {
    expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Digit ${String(index + 1)} of 6`),
    );
  });

  it('offers the code that was sent in the first box only', () => {
    expect(html.match(/autoComplete="one-time-code"/g)).toHaveLength(1);
    expect(html.indexOf('one-time-code')).toBeLessThan(html.indexOf('Digit 1 of 6'));
  });

  it('sends each box under a name of its own without JavaScript, and nothing else', () => {
    expect(html.match(/ name="otp-[1-6]"/g)).toHaveLength(6);
    expect(html.match(/ name=/g)).toHaveLength(6);
  });

  it('is read alike with and without JavaScript', () => {
    const joined = new FormData();
    joined.set('otp', '123456');
    const parts = new FormData();
    for (const digit of ['1', '2', '3', '4', '5', '6']) parts.set(`otp-${digit}`, digit);
    expect([joined, parts, new FormData()].map((data) => readOtp(data, 'otp'))).toEqual([
      '123456',
      '123456',
      '',
    ]);
  });

  it('can be of another length, with names of its own', () => {
    const four = renderToStaticMarkup(
      <OtpField
        name="pin"
        label="PIN"
        length={4}
        digitLabel={(n, of) => `${String(n)}/${String(of)}`}
      />,
    );
    expect(four).toContain('aria-label="4/4"');
    expect(four).not.toContain('5/4');
  });

  it.each(['value', 'defaultValue'])('leaves out what is no digit of its %s', (prop) => {
    const markup = renderToStaticMarkup(
      <OtpField name="otp" label="Code" onValueChange={vi.fn()} {...{ [prop]: ' 12-34 ' }} />,
    );
    expect([...markup.matchAll(/ value="([^"]*)"/g)].map(([, digit]) => digit).join()).toBe(
      '1,2,3,4,,',
    );
  });

  const box = (digit: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${String(digit)} of 6` });
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('otp');
  const open = (defaultValue?: string) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const onComplete = vi.fn<(code: string) => void>();
    render(
      <form aria-label="Verify">
        <OtpField
          name="otp"
          label="Code"
          defaultValue={defaultValue}
          onValueChange={onValueChange}
          onComplete={onComplete}
        />
        <button type="reset">Start again</button>
      </form>,
    );
    return { onValueChange, onComplete, user: userEvent.setup() };
  };

  it('goes to the next box when a digit is typed, and takes nothing but digits', async () => {
    const { user, onValueChange, onComplete } = open();
    await user.click(box(1));
    await user.keyboard('1a2 3');
    expect(document.activeElement).toBe(box(4));
    expect(onValueChange.mock.calls).toEqual([['1'], ['12'], ['123']]);
    expect(onComplete).not.toHaveBeenCalled();
    await user.keyboard('456');
    expect(document.activeElement).toBe(box(6));
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it('spreads the first six digits from the first box on when a longer text is pasted', async () => {
    const { user, onComplete } = open();
    await user.click(box(3));
    await user.paste('Your code: 12-34 56 78');
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(document.activeElement).toBe(box(6));
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it('spreads a code that a keyboard inserts with separators between its digits', () => {
    const { onComplete } = open();
    const inserted = '1 2 3-4 5 6';
    expect(box(1).maxLength).toBeGreaterThanOrEqual(inserted.length);
    fireEvent.input(box(1), { target: { value: inserted } });
    expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it('spreads a part of the code from the box it is pasted into', async () => {
    const { user, onComplete } = open('12');
    await user.click(box(3));
    await user.paste('3-4');
    expect(shown()).toEqual(['1', '2', '3', '4', '', '']);
    expect(document.activeElement).toBe(box(5));
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('changes nothing when a text without digits is pasted', async () => {
    const { user, onValueChange } = open('12');
    await user.click(box(3));
    await user.paste('no code');
    expect(shown()).toEqual(['1', '2', '', '', '', '']);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('moves by arrow keys, Home and End, and stops at its ends', async () => {
    const { user } = open('123456');
    await user.click(box(3));
    for (const [keys, digit] of [
      ['{ArrowLeft}', 2],
      ['{ArrowRight}{ArrowRight}', 4],
      ['{End}{ArrowRight}', 6],
      ['{Home}{ArrowLeft}', 1],
    ] as const) {
      await user.keyboard(keys);
      expect(document.activeElement).toBe(box(digit));
    }
  });

  it('empties the box, then the one before it, when Backspace is pressed', async () => {
    const { user, onValueChange } = open('123456');
    await user.click(box(6));
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(box(6));
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(box(5));
    expect(onValueChange.mock.calls).toEqual([['12345'], ['1234']]);
  });

  it('keeps the other boxes when one is emptied by Delete, and replaces a digit that is typed over', async () => {
    const { user, onValueChange } = open('1234');
    await user.click(box(1));
    await user.keyboard('{Delete}');
    expect(shown()).toEqual(['', '2', '3', '4', '', '']);
    await user.keyboard('98');
    expect(onValueChange).toHaveBeenLastCalledWith('9834');
  });

  it('is sent as one value, and is empty when its form is reset', async () => {
    const { user, onValueChange } = open();
    await user.type(box(1), '987654');
    expect(sent()).toEqual(['987654']);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(sent()).toEqual(['']);
    expect(shown()).toEqual(['', '', '', '', '', '']);
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });

  it.each([
    ['3456', 4, ['3', '4', '5', '6']],
    ['34', 8, ['3', '4', '', '', '', '', '', '']],
  ])('has a box for each digit when a code of %s gets the length %i', (code, length, boxes) => {
    const field = (digits: number) => (
      <OtpField name="otp" label="Code" defaultValue={code} length={digits} />
    );
    const { rerender } = render(field(6));
    rerender(field(length));
    expect(shown()).toEqual(boxes);
  });

  it('is sent with the form that it names', () => {
    render(
      <>
        <form id="elsewhere" aria-label="Verify" />
        <OtpField name="otp" label="Code" defaultValue="123456" form="elsewhere" />
      </>,
    );
    expect(document.querySelector('input[type=hidden]')?.getAttribute('form')).toBe('elsewhere');
  });

  it('keeps what was typed into the markup of the server when it is hydrated', () => {
    const container = document.body.appendChild(document.createElement('div'));
    const onValueChange = vi.fn<(value: string) => void>();
    const field = <OtpField name="otp" label="Code" onValueChange={onValueChange} />;
    container.innerHTML = renderToString(field);
    for (const [digit, value] of [
      [1, '4'],
      [2, '2'],
      [4, '7'],
    ] as const)
      box(digit).value = value;
    render(field, { container, hydrate: true });
    expect(shown()).toEqual(['4', '2', '', '7', '', '']);
    expect(onValueChange.mock.calls).toEqual([['427']]);
  });

  it('takes what was typed into one box before it runs for the whole code, and goes on behind it', () => {
    const container = document.body.appendChild(document.createElement('div'));
    const field = <OtpField name="otp" label="Code" />;
    container.innerHTML = renderToString(field);
    box(1).value = '1x23';
    box(5).value = '?';
    box(1).focus();
    box(1).setSelectionRange(4, 4);
    render(field, { container, hydrate: true });
    expect(shown()).toEqual(['1', '2', '3', '', '', '']);
    expect(document.activeElement).toBe(box(4));
  });

  it('replaces each digit and moves on when a code is typed over another, the same digit or not', async () => {
    const onComplete = vi.fn<(code: string) => void>();
    render(<OtpField name="otp" label="Code" defaultValue="123456" onComplete={onComplete} />);
    const user = userEvent.setup();
    await user.click(box(1));
    await user.keyboard('123457');
    expect(shown().join('')).toBe('123457');
    expect(onComplete.mock.calls).toEqual([['123457']]);
  });

  it('stays where it is when a letter is typed beside the digit', async () => {
    render(<OtpField name="otp" label="Code" defaultValue="123456" />);
    await userEvent.setup().type(box(2), 'a', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(shown().join('')).toBe('123456');
    expect(document.activeElement).toBe(box(2));
  });

  it('begins at the first box again when its owner has emptied it', async () => {
    const user = userEvent.setup();
    const field = (value?: string) => <OtpField name="otp" label="Code" value={value} />;
    const { rerender } = render(field('123456'));
    await user.click(box(6));
    rerender(field(''));
    expect(document.activeElement).toBe(box(1));
    await user.click(box(3));
    rerender(field(''));
    expect(document.activeElement).toBe(box(3));
    rerender(field('123456'));
    act(() => box(3).blur());
    rerender(field(''));
    expect(document.activeElement).toBe(document.body);
  });
});
