import { ApiError } from '@example/api/problem';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../shell/failure.tsx';
import { useBackend } from '../backend/backend.ts';
import { words } from '../words/applications.ts';
import { DocxView } from './docx-view.tsx';
import { keys } from './keys.ts';
import { PdfView } from './pdf-view.tsx';
import { kindOf } from './resume-kinds.ts';

interface ResumeViewProps {
  readonly reference: string;
  /** The file's. */
  readonly name: string;
}

const views = { pdf: PdfView, docx: DocxView } as const;

/** The applicant's file, read once: the service notes each reading. */
const useFile = (reference: string) => {
  const { desk } = useBackend();
  return useQuery({
    queryKey: keys.resume(reference),
    queryFn: async ({ signal }) => desk.applications.resume(reference, { signal }),
    staleTime: Infinity,
    gcTime: 600_000,
  });
};

/** Shows an applicant's file in the browser: nobody else opens what a stranger sent. */
export const ResumeView = ({ reference, name }: ResumeViewProps) => {
  const { data, error, refetch } = useFile(reference);
  const kind = kindOf(name);
  if (error && !(error instanceof ApiError && error.status === 401))
    return <Failure error={error} level={4} onRetry={() => void refetch()} />;
  if (data === undefined || kind === undefined)
    return <p role="status">{words.detail.resumeLoading}</p>;
  const View = views[kind];
  return <View key={reference} file={data} />;
};
