import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { failureText } from '../toasts/failure-text.ts';
import { SmallButton } from '../style/small-button.tsx';
import { messages } from '../messages/applications.ts';
import { messages as shared } from '../messages/shell.ts';
import { DocxText } from './docx-text.tsx';
import { fileKindOf } from './file-kind.ts';
import { PdfPages } from './pdf-pages.tsx';
import * as styles from './resume-file.css.ts';
import type { UnshownReason } from './unshown.ts';

const texts = messages.resume;

/** Lifetime of a fetched resume in the cache, in ms. Every fetch is recorded as an access. */
const KEPT_MS = 15 * 60_000;

/** Shows a file by its kind, or the reason why it cannot be shown. */
const File = ({ file }: { readonly file: ArrayBuffer }) => {
  const [reason, setReason] = useState<UnshownReason>();
  if (reason !== undefined)
    return (
      <p role="status" className={styles.hint}>
        {texts.problems[reason]}
      </p>
    );
  switch (fileKindOf(file)) {
    case 'pdf':
      return <PdfPages file={file} onUnshown={setReason} />;
    case 'zip':
      return <DocxText file={file} onUnshown={setReason} />;
    case 'compound':
      return <p className={styles.hint}>{texts.mustDownload}</p>;
    case 'unknown':
      return <p className={styles.hint}>{texts.problems.broken}</p>;
  }
};

export const ResumeFile = ({ reference }: { readonly reference: string }) => {
  const { desk } = useClients();
  const { data, error, refetch } = useQuery({
    queryKey: ['resume', reference],
    queryFn: async ({ signal }) => desk.applications.resume.read(reference, { signal }),
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
  if (data) return <File file={data} />;
  if (error)
    return (
      <div role="alert" className={styles.failure}>
        <p>{failureText(error)}</p>
        <SmallButton onClick={() => void refetch()}>{shared.retry}</SmallButton>
      </div>
    );
  return (
    <p role="status" className={styles.hint}>
      {texts.loading}
    </p>
  );
};
