import { applications } from '@example/content/applications';
import { Button } from '@example/ui/button';
import { Inline } from '@example/ui/inline';
import { Text } from '@example/ui/text';

const { rejectedEmail } = applications;

interface RejectedEmailProps {
  readonly email: string;
  readonly onTakeBack: () => void;
}

/** Shows the cleared address with a button that puts it back. */
export const RejectedEmail = ({ email, onTakeBack }: RejectedEmailProps) => (
  <>
    <Text>{rejectedEmail.typed(email)}</Text>
    <Inline>
      <Button size="sm" variant="secondary" onClick={onTakeBack}>
        {rejectedEmail.takeBack}
      </Button>
    </Inline>
  </>
);
