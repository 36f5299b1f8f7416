import { Text } from '@example/ui/text';

interface ReferenceTextProps {
  /** A sentence with the reference in it. */
  readonly text: string;
  readonly reference: string;
}

/** Renders a sentence with a reference that does not break at its hyphen. */
export const ReferenceText = ({ text, reference }: ReferenceTextProps) => {
  const [before, ...after] = text.split(reference);
  return (
    <>
      {before}
      <Text as="span" noWrap>
        {reference}
      </Text>
      {after.join(reference)}
    </>
  );
};
