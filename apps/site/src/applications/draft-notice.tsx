import { applications } from '@example/content/applications';
import { Alert } from '@example/ui/alert';
import { Button } from '@example/ui/button';
import { Inline } from '@example/ui/inline';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import type { useDraft } from './use-draft.ts';

const { draft: messages } = applications;

interface DraftNoticeProps {
  readonly draft: Pick<ReturnType<typeof useDraft>, 'state' | 'wasRestored'>;
  readonly onErase: () => void;
}

const Erase = ({ draft, onErase }: DraftNoticeProps) =>
  draft.state !== 'erased' && (
    <Button size="sm" variant={draft.wasRestored ? 'secondary' : 'ghost'} onClick={onErase}>
      {messages.erase}
    </Button>
  );

/** Says above the fields that a draft was restored or has been erased. */
export const RestoredDraft = (props: DraftNoticeProps) => {
  const { state, wasRestored } = props.draft;
  if (!wasRestored || state === 'none') return null;
  const text = {
    restored: `${messages.restored} ${messages.kept}`,
    kept: messages.kept,
    erased: messages.erased,
  }[state];
  return (
    <Alert>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {state !== 'erased' && (
          <Inline>
            <Erase {...props} />
          </Inline>
        )}
      </Stack>
    </Alert>
  );
};

/** Says below the fields that a draft is kept or has been erased. */
export const KeptDraft = (props: DraftNoticeProps) => {
  const { state, wasRestored } = props.draft;
  if (wasRestored || state === 'none') return null;
  return (
    <Inline gap="sm">
      <Text as="span" size="sm" tone="muted" role="status">
        {state === 'erased' ? messages.erased : messages.kept}
      </Text>
      <Erase {...props} />
    </Inline>
  );
};
