import { AlertDialog } from '@example/ui/alert-dialog';
import { Button } from '@example/ui/button';
import { DescriptionList } from '@example/ui/description-list';
import { Dialog, DialogHeaderButton } from '@example/ui/dialog';
import { FileField } from '@example/ui/file-field';
import { Heading } from '@example/ui/heading';
import { Inline } from '@example/ui/inline';
import { Section } from '@example/ui/section';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { TextField } from '@example/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type SubmitEvent } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

const title = 'GIS Analyst';
const NAME_IS_MISSING = 'Name is missing';

/** Renders a vacancy with its details and its application form, which lead to each other. An alert reports errors. */
const Vacancy = () => {
  const [shown, setShown] = useState<'details' | 'application'>();
  const [problem, setProblem] = useState(false);
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const close = (open: boolean) => {
    if (!open) setShown(undefined);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isMissing = name.trim() === '';
    setNameError(isMissing ? NAME_IS_MISSING : undefined);
    setProblem(isMissing);
    if (!isMissing) setShown(undefined);
  };
  return (
    <Stack gap="md">
      <Heading level={1}>{title}</Heading>
      <Inline gap="sm">
        <Button onClick={() => setShown('application')}>Apply</Button>
        <Button variant="secondary" onClick={() => setShown('details')}>
          More Details
        </Button>
      </Inline>
      <Dialog
        heading={title}
        open={shown === 'details'}
        onOpenChange={close}
        footer={<Button onClick={() => setShown('application')}>Apply</Button>}
      >
        <Stack gap="md">
          <DescriptionList
            items={[
              { term: 'Office', description: 'Headquarters' },
              { term: 'Type', description: 'Full time' },
            ]}
          />
          <Text>You turn surveys into maps that a town can plan with.</Text>
        </Stack>
      </Dialog>
      <Dialog
        size="lg"
        heading={`Application Form : ${title}`}
        open={shown === 'application'}
        onOpenChange={close}
        initialFocus={nameField}
        headerAction={
          <DialogHeaderButton icon="info" label="Job details" onClick={() => setShown('details')} />
        }
        footer={
          <>
            <Button variant="secondary" onClick={() => setShown(undefined)}>
              Close
            </Button>
            <Button type="submit" form="application">
              Submit
            </Button>
          </>
        }
      >
        <form id="application" aria-label="Application" noValidate onSubmit={send}>
          <Stack>
            <TextField
              ref={nameField}
              label="Full Name"
              name="name"
              autoComplete="name"
              required
              error={nameError}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <FileField
              label="Upload CV/Resume"
              name="resume"
              accept=".pdf,.doc,.docx"
              formats="PDF, DOC or DOCX"
              maxSize={5 * 1024 * 1024}
            />
          </Stack>
        </form>
        <AlertDialog
          heading="Validation Error"
          open={problem}
          onOpenChange={setProblem}
          returnFocusTo={nameField}
        >
          {NAME_IS_MISSING}
        </AlertDialog>
      </Dialog>
    </Stack>
  );
};

const meta = {
  title: 'Patterns/Dialogs',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <Section>
        <Vacancy />
      </Section>
    </main>
  ),
} satisfies Meta;
export default meta;

export const DetailsToApplication: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More Details' });
    const apply = canvas.getByRole('button', { name: 'Apply' });
    await userEvent.click(opener);
    const details = await screen.findByRole('dialog', { name: title });
    await userEvent.click(within(details).getByRole('button', { name: 'Apply' }));
    const form = await screen.findByRole('dialog', { name: `Application Form : ${title}` });
    await waitFor(() => expect(details).not.toBeVisible());

    const name = screen.getByLabelText(/^Full Name/);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const problem = await screen.findByRole('alertdialog', { name: 'Validation Error' });
    await expect(problem).toHaveTextContent(NAME_IS_MISSING);
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(NAME_IS_MISSING);

    await userEvent.click(screen.getByRole('button', { name: 'Job details' }));
    const again = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(again).toBeVisible());
    await waitFor(() => expect(form).not.toBeVisible());
    await userEvent.click(within(again).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());

    await waitFor(() => expect(again).not.toBeVisible());
    await userEvent.click(apply);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(within(form).getAllByRole('button', { name: 'Close' })[1] ?? form);
    await waitFor(() => expect(apply).toHaveFocus());
  },
};
