import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../../testing/field-conformance.tsx';
import { TextArea } from './text-area.tsx';

describeFieldConformance('TextArea', (props) => <TextArea {...props} />, {
  controlTag: 'textarea',
});

describe('TextArea', () => {
  it('takes several lines', async () => {
    const user = userEvent.setup();
    render(<TextArea name="msg" label="Message" />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(area, 'Hello{enter}there');
    expect(area.value).toBe('Hello\nthere');
  });
});
