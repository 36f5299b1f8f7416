import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActionState, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { OtpField } from '../../components/otp-field/otp-field.tsx';
import { RadioCards } from '../../components/radio-cards/radio-cards.tsx';

const options = ['small', 'large'].map((value) => ({ value, title: value }));

/** Returns what the form on the page would send. */
const held = () =>
  Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Order' })));

const fillIn = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'large' }));
  await user.click(screen.getByRole('checkbox', { name: 'Gift' }));
  await user.type(screen.getByRole('textbox', { name: 'Digit 1 of 2' }), '42');
  await act(() => vi.dynamicImportSettled());
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

const filledIn = { plan: 'large', gift: 'on', code: '42' };

describe('Fields whose values their owner keeps', () => {
  const told = vi.fn<(value: string) => void>();
  const Order = () => {
    const [plan, setPlan] = useState('small');
    const [gift, setGift] = useState(false);
    const [code, setCode] = useState('');
    const tell = (set: (value: string) => void) => (value: string) => {
      told(value);
      set(value);
    };
    const [, action] = useActionState((times: number, data: FormData) => {
      if (data.get('clear') === null) return times + 1;
      setGift(false);
      return 0;
    }, 0);
    return (
      <form aria-label="Order" action={action}>
        <RadioCards
          label="Plan"
          name="plan"
          options={options}
          value={plan}
          onValueChange={tell(setPlan)}
        />
        <Checkbox
          label="Gift"
          name="gift"
          checked={gift}
          onChange={(event) => setGift(event.currentTarget.checked)}
        />
        <OtpField label="Code" name="code" length={2} value={code} onValueChange={tell(setCode)} />
        <button type="button" onClick={() => setPlan('large')}>
          Advise
        </button>
        <button type="submit">Send</button>
        <button type="submit" name="clear" value="yes">
          Clear
        </button>
      </form>
    );
  };

  it('stay as they are when the action of their form has run, once and again', async () => {
    render(<Order />);
    await fillIn();
    told.mockClear();
    await send();
    expect(held()).toEqual(filledIn);
    await send();
    expect(held()).toEqual(filledIn);
    expect(told).not.toHaveBeenCalled();
  });

  it('stay as they are when their owner alone has changed them', async () => {
    render(<Order />);
    await userEvent.click(screen.getByRole('button', { name: 'Advise' }));
    await act(() => vi.dynamicImportSettled());
    await send();
    expect(held()).toMatchObject({ plan: 'large' });
  });

  it('have the values that the action sets when it has run', async () => {
    render(<Order />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(held()).toEqual({ plan: 'large', code: '42' });
  });
});

describe('Fields that keep their values themselves', () => {
  const Order = () => {
    const [sent, action] = useActionState(
      (_before: Record<string, FormDataEntryValue>, data: FormData) => Object.fromEntries(data),
      {},
    );
    const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : undefined);
    return (
      <form aria-label="Order" action={action}>
        <RadioCards label="Plan" name="plan" options={options} defaultValue={text('plan')} />
        <Checkbox label="Gift" name="gift" defaultChecked={text('gift') === 'on'} />
        <OtpField label="Code" name="code" length={2} defaultValue={text('code')} />
        <button type="submit">Send</button>
        <button type="reset">Start again</button>
      </form>
    );
  };

  it('have what the action of their form gives back when it has run', async () => {
    render(<Order />);
    await fillIn();
    await send();
    expect(held()).toEqual(filledIn);
  });

  it('go back to what the action gave when the form is reset', async () => {
    render(<Order />);
    await fillIn();
    await send();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'small' }));
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(held()).toEqual(filledIn);
  });
});
