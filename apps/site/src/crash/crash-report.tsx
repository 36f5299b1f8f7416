import { crash } from '@example/content/crash';
import { Alert } from '@example/ui/alert';
import { Button } from '@example/ui/button';
import { Stack } from '@example/ui/stack';
import { Text } from '@example/ui/text';
import { useEffect, useRef, useState } from 'react';
import { fateOf, useLastSubmission } from '../forms/last-submission.ts';
import { type Typed, typedWords } from './typed-words.ts';

const TypedText = ({ label, text }: Typed) => (
  <div>
    <Text weight="medium">{label}</Text>
    {text.split('\n').map((line, index) => (
      // A paragraph without text has no height.
      <Text key={`${String(index)} ${line}`}>{line || '\u00a0'}</Text>
    ))}
  </div>
);

/** Reports a failed part of the page: says whether the form arrived, and shows the typed text. */
export const CrashReport = () => {
  // The crashed part is still in the document during the first render.
  const [typed] = useState(typedWords);
  const submission = useLastSubmission();
  const fate = fateOf(submission);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, []);
  const reference = submission?.status === 'success' ? submission.reference : undefined;
  const isKept = fate !== 'arrived' && typed.length > 0;
  const known =
    fate === 'not_sent' && !isKept
      ? crash.nothing
      : reference === undefined
        ? crash[fate]
        : crash.reference(reference);
  return (
    <Stack gap="lg" align="start">
      <Alert
        ref={alert}
        tabIndex={-1}
        role="alert"
        tone={fate === 'arrived' ? 'success' : 'danger'}
        heading={crash.heading}
      >
        <Text>{known}</Text>
      </Alert>
      {isKept && (
        <Stack gap="md" role="group" aria-label={crash.typed}>
          {typed.map((one) => (
            <TypedText key={`${one.label} ${one.text}`} {...one} />
          ))}
        </Stack>
      )}
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
    </Stack>
  );
};
