import { applications } from '@example/content/applications';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { ReferenceText } from '../form-components/reference-text.tsx';

const { success } = applications;

/** Text below 'Saved succefully' (spec §8), with the application's reference. */
export const Thanks = ({ reference }: { readonly reference: string | undefined }) => (
  <Stack gap="sm">
    <Text>{success.text}</Text>
    {reference !== undefined && (
      <Text>
        <ReferenceText text={success.reference(reference)} reference={reference} />
      </Text>
    )}
    <Text>{success.next}</Text>
  </Stack>
);
