import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.tsx';
import { renderToStaticMarkup } from '../../testing/server.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { alertDialogTones } from './variants.ts';

describe.each(alertDialogTones)('AlertDialog (%s)', (tone) => {
  describeConformance(
    'AlertDialog',
    (props) => (
      <AlertDialog heading="Validation Error" tone={tone} cancelText="Cancel" {...props}>
        Name is missing
      </AlertDialog>
    ),
    { rootTag: 'dialog', texts: ['Validation Error', 'Name is missing', 'OK', 'Cancel'] },
  );
});

describe('AlertDialog', () => {
  const html = renderToStaticMarkup(
    <AlertDialog heading="Validation Error" open>
      Name is missing
    </AlertDialog>,
  );

  it('is an alert dialog named by its title and described by its message', () => {
    const [root = ''] = /^<dialog[^>]*>/.exec(html) ?? [];
    expect(root).toContain(' role="alertdialog"');
    const [, label] = / aria-labelledby="([^"]+)"/.exec(root) ?? [];
    const [, message] = / aria-describedby="([^"]+)"/.exec(root) ?? [];
    expect(html).toMatch(new RegExp(`<h2 id="${String(label)}"[^>]*>Validation Error<`));
    expect(html).toMatch(new RegExp(`<div id="${String(message)}"[^>]*>Name is missing<`));
  });

  it('is not closed by a press beside it', () => {
    expect(html).toContain(' closedby="closerequest"');
  });

  it('has one button unless there is something to refuse', () => {
    expect(html.match(/<button/g)).toHaveLength(1);
  });
});
