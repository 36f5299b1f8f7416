import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActionState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { renderToStaticMarkup, renderToString } from '../../testing/server.ts';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'ckyc', title: 'CKYC Solution', description: 'Know your customer' },
  { value: 'ffmc', title: 'FFMC Management Solution' },
] as const;

describeFieldConformance('RadioCards', (props) => <RadioCards {...props} options={options} />, {
  kind: 'group',
  sample: 'ckyc',
  texts: ['CKYC Solution', 'Know your customer', 'FFMC Management Solution'],
});

describe('RadioCards', () => {
  it('is a radio group', () => {
    const html = renderToStaticMarkup(
      <RadioCards id="solution" name="solution" label="Solution" required options={options} />,
    );
    expect(html).toMatch(/^<fieldset [^>]*role="radiogroup"/);
    expect(html).toMatch(/^<fieldset [^>]*aria-required="true"/);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toContain(
      'aria-labelledby="solution-ckyc-title" aria-describedby="solution-ckyc-description"',
    );
  });

  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  const show = (props: Partial<Parameters<typeof RadioCards>[0]> = {}) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const shown = { name: 'solution', label: 'Solution', options, onValueChange, ...props };
    render(<RadioCards {...shown} />);
    return { user: userEvent.setup(), onValueChange };
  };

  it('chooses by a press on any of its words', async () => {
    const { user, onValueChange } = show();
    expect(radio('CKYC Solution').checked).toBe(false);
    await user.click(screen.getByText('Know your customer'));
    expect(radio('CKYC Solution').checked).toBe(true);
    await user.click(screen.getByText('FFMC Management Solution'));
    expect(radio('FFMC Management Solution').checked).toBe(true);
    expect(radio('CKYC Solution').checked).toBe(false);
    expect(onValueChange.mock.calls).toEqual([['ckyc'], ['ffmc']]);
  });

  it('is reached at the chosen radio by Tab, and chooses by arrow keys', async () => {
    const { user } = show({ defaultValue: 'ckyc' });
    await user.tab();
    expect(document.activeElement).toBe(radio('CKYC Solution'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(radio('FFMC Management Solution'));
    expect(radio('FFMC Management Solution').checked).toBe(true);
  });

  it('is named and described when a value has a space', () => {
    render(
      <RadioCards
        name="kind"
        label="Kind"
        options={[{ value: 'Full time', title: 'Full time', description: 'Forty hours' }]}
      />,
    );
    const described = radio('Full time').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Forty hours');
  });

  it('stays at the choice of its owner when the owner keeps it', async () => {
    const { user, onValueChange } = show({ value: 'ckyc' });
    await user.click(radio('FFMC Management Solution'));
    expect(onValueChange.mock.calls).toEqual([['ffmc']]);
    expect(radio('CKYC Solution').checked).toBe(true);
  });

  it('goes back to its first choice when its form is reset', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(
      <form aria-label="Plan">
        <RadioCards
          name="solution"
          label="Solution"
          options={options}
          defaultValue="ckyc"
          onValueChange={onValueChange}
        />
      </form>,
    );
    await userEvent.click(radio('FFMC Management Solution'));
    await act(() => vi.dynamicImportSettled());
    act(() => {
      screen.getByRole<HTMLFormElement>('form').reset();
    });
    expect(radio('CKYC Solution').checked).toBe(true);
    expect(radio('FFMC Management Solution').checked).toBe(false);
    expect(onValueChange.mock.calls).toEqual([['ffmc'], ['ckyc']]);
  });

  it('chooses what the action of its form gives back when it has run', async () => {
    const Plan = () => {
      const [sent, send] = useActionState(
        (before: FormDataEntryValue | null, data: FormData) =>
          before === 'ffmc' ? null : data.get('solution'),
        null,
      );
      return (
        <form action={send}>
          <RadioCards
            name="solution"
            label="Solution"
            options={options}
            defaultValue={typeof sent === 'string' ? sent : undefined}
          />
          <button type="submit">Send</button>
        </form>
      );
    };
    render(<Plan />);
    await userEvent.click(radio('FFMC Management Solution'));
    await act(() => vi.dynamicImportSettled());
    await userEvent.click(screen.getByRole('button'));
    expect(radio('FFMC Management Solution').checked).toBe(true);
    await userEvent.click(screen.getByRole('button'));
    expect(radio('FFMC Management Solution').checked).toBe(false);
  });

  it.each(['ckyc', undefined])(
    'takes over a choice made before the script ran when %s was chosen at first',
    (defaultValue) => {
      const onValueChange = vi.fn<(value: string) => void>();
      const group = (
        <RadioCards
          name="solution"
          label="Solution"
          options={options}
          defaultValue={defaultValue}
          onValueChange={onValueChange}
        />
      );
      const container = document.createElement('div');
      container.innerHTML = renderToString(group);
      document.body.append(container);
      container.querySelector<HTMLInputElement>('[value=ffmc]')?.click();
      render(group, { container, hydrate: true });
      expect(radio('FFMC Management Solution').checked).toBe(true);
      expect(onValueChange.mock.calls).toEqual([['ffmc']]);
    },
  );

  it('does not choose an option that is disabled', async () => {
    const { user, onValueChange } = show({
      options: [options[0], { ...options[1], disabled: true }],
    });
    await user.click(screen.getByText('FFMC Management Solution'));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
