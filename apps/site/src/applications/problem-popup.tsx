import { applications } from '@example/content/applications';
import { AlertDialog, type AlertDialogProps } from '@example/ui/alert-dialog';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { ReactNode } from 'react';
import type { Problem } from './use-problem.ts';

interface ProblemPopupProps extends Pick<
  AlertDialogProps,
  'open' | 'onOpenChange' | 'returnFocusTo'
> {
  readonly problem: Problem | undefined;
  /** Shows the address that was cleared. */
  readonly rejected: ReactNode;
}

/** Names the refused field in a popup (spec §5). */
export const ProblemPopup = ({ problem, rejected, ...popup }: ProblemPopupProps) => (
  <AlertDialog {...popup} heading={applications.validationTitle} okText={applications.ok}>
    <Stack gap="sm">
      <Text>{problem?.message}</Text>
      {problem?.advice !== undefined && <Text>{problem.advice}</Text>}
      {rejected}
    </Stack>
  </AlertDialog>
);
