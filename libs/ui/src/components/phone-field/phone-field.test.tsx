import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup, renderToString } from '../../testing/server.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

describeFieldConformance('PhoneField', (props) => <PhoneField {...props} />, {
  sample: '9876543210',
});

describe('PhoneField', () => {
  it('is held to its digits by the browser alone', () => {
    const html = renderToStaticMarkup(
      <PhoneField name="phone" label="Phone" minLength={10} maxLength={12} />,
    );
    expect(html).toContain(' type="tel"');
    expect(html).toContain(' inputMode="numeric"');
    expect(html).toContain(' pattern="[0-9]{10,12}"');
    expect(html).toContain(' maxLength="12"');
    expect(html).toContain(' minLength="10"');
  });

  it('has room for every number of the world unless told otherwise', () => {
    const html = renderToStaticMarkup(<PhoneField name="phone" label="Phone" />);
    expect(html).toContain(' pattern="[0-9]{1,15}"');
    expect(html).toContain(' maxLength="15"');
    expect(html).not.toContain('minLength');
  });

  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  const note = () => screen.getByRole('status').textContent;
  const open = (props?: Partial<PhoneFieldProps>) => {
    render(<PhoneField name="phone" label="Phone" maxLength={12} countryCode="91" {...props} />);
    return userEvent.setup();
  };

  it('takes at most its number of digits, and nothing else, when something is typed', async () => {
    const user = open();
    await user.type(phone(), '0471-25 abc');
    expect(phone().value).toBe('047125');
    await user.type(phone(), '1234567');
    expect(phone().value).toBe('047125123456');
  });

  it.each([
    ['+91 98765-43210', 12, '919876543210'],
    ['+91 98765-43210', 10, '9876543210'],
    ['098765 43210', 10, '9876543210'],
  ])('takes the digits when %j is pasted when %i fit', async (text, maxLength, digits) => {
    const user = open({ maxLength });
    await user.click(phone());
    await user.paste(text);
    expect([phone().value, note()]).toEqual([digits, '']);
  });

  it('takes none of a number that is too long when it is pasted, and says so', async () => {
    const user = open({ maxLength: 10, defaultValue: '98765' });
    await user.click(phone());
    await user.paste('+44 20 7946 0958 11');
    expect([phone().value, note()]).toEqual([
      '98765',
      'That number has 14 digits. At most 10 fit here.',
    ]);
  });

  it('withdraws what it said when its form is reset', async () => {
    render(
      <form>
        <PhoneField name="phone" label="Phone" maxLength={4} />
        <button type="reset">Start again</button>
      </form>,
    );
    const user = userEvent.setup();
    await user.click(phone());
    await user.paste('12345');
    expect(note()).toBe('That number has 5 digits. At most 4 fit here.');
    await user.click(screen.getByRole('button'));
    expect(note()).toBe('');
  });

  it('has digits only after its form is reset to a number with separators', async () => {
    render(
      <form>
        <PhoneField name="phone" label="Phone" defaultValue="+91 98765-43210" />
        <button type="reset">Start again</button>
      </form>,
    );
    expect(phone().value).toBe('919876543210');
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(() => phone().value).toBe('919876543210');
    expect(phone().validity.valid).toBe(true);
  });

  it.each([
    ['+91 98765-43210', '9876543210'],
    ['+44 20 7946 0958 11', '+44 20 7946 0958 11'],
  ])('sends %j, written by a form filler without an event, as %j', (written, sent) => {
    let received: FormDataEntryValue | null = null;
    render(
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          received = new FormData(event.currentTarget).get('phone');
        }}
      >
        <PhoneField name="phone" label="Phone" maxLength={10} countryCode="91" />
        <button>Send</button>
      </form>,
    );
    phone().value = written;
    fireEvent.click(screen.getByRole('button'));
    expect([received, phone().value]).toEqual([sent, sent]);
  });

  it.each([{ readOnly: true }, { disabled: true }])(
    'takes nothing when it is %o',
    async (props) => {
      const user = open({ defaultValue: '5551', ...props });
      phone().focus();
      await user.paste('777');
      const dropped = new DataTransfer();
      dropped.setData('text', '777');
      fireEvent.drop(phone(), { dataTransfer: dropped });
      expect(phone().value).toBe('5551');
    },
  );

  it('keeps the caret between the same digits when something is typed in the middle', async () => {
    const user = open({ defaultValue: '98765' });
    await user.type(phone(), '4x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([phone().value, phone().selectionStart]).toEqual(['984765', 3]);
  });

  it('tells its owner digits only', async () => {
    const values: string[] = [];
    const user = open({
      onChange: ({ currentTarget }) => {
        values.push(currentTarget.value);
      },
    });
    await user.type(phone(), '1a2');
    expect(values.at(-1)).toBe('12');
    expect(values.join('')).toMatch(/^\d*$/);
  });

  /** Keeps what the field tells it with something before it. */
  const Owner = ({ first, before = '' }: { readonly first: string; readonly before?: string }) => {
    const [value, setValue] = useState(first);
    return (
      <PhoneField
        name="phone"
        label="Phone"
        value={value}
        onChange={({ currentTarget }) => setValue(before + currentTarget.value)}
      />
    );
  };

  it('shows the digits of a value that its owner has with separators', async () => {
    const owner = <Owner first="+91 98765-43210" before="+" />;
    expect(renderToString(owner)).toContain(' value="919876543210"');
    render(owner);
    await userEvent.type(phone(), '1x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([phone().value, phone().selectionStart]).toEqual(['9119876543210', 3]);
  });

  it('leaves what an input method composes in a field with an owner', () => {
    render(<Owner first="98" />);
    fireEvent.input(phone(), { target: { value: '98なx' }, isComposing: true });
    expect(phone().value).toBe('98なx');
    fireEvent.compositionEnd(phone());
    expect(phone().value).toBe('98');
  });

  it.each([
    ['98a7-65', 4, '98765', 3],
    ['９８x７', 4, '987', 3],
    ['+91 98765', 0, '9198765', 0],
  ])(
    'takes %j typed before it runs for its digits, and keeps the caret',
    (typed, caret, digits, kept) => {
      const container = document.body.appendChild(document.createElement('div'));
      const field = <PhoneField name="phone" label="Phone" maxLength={12} />;
      container.innerHTML = renderToString(field);
      phone().value = typed;
      phone().focus();
      phone().setSelectionRange(caret, caret);
      render(field, { container, hydrate: true, reactStrictMode: true });
      expect([phone().value, phone().selectionStart]).toEqual([digits, kept]);
      expect(document.activeElement).toBe(phone());
    },
  );
});
