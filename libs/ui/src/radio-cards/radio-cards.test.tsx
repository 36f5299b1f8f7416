import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../testing/field-conformance.tsx';
import { renderToStaticMarkup } from '../testing/server.ts';
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

  it('stays at the choice of its owner when the owner keeps it', async () => {
    const { user, onValueChange } = show({ value: 'ckyc' });
    await user.click(radio('FFMC Management Solution'));
    expect(onValueChange.mock.calls).toEqual([['ffmc']]);
    expect(radio('CKYC Solution').checked).toBe(true);
  });

  it('does not choose an option that is disabled', async () => {
    const { user, onValueChange } = show({
      options: [options[0], { ...options[1], disabled: true }],
    });
    await user.click(screen.getByText('FFMC Management Solution'));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
