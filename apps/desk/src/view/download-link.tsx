import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SESSION_KEY } from '../clients/queries.ts';
import { SmallButton } from '../style/small-button.tsx';

interface DownloadLinkProps {
  readonly href: string;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a file. The browser shows nothing of a refusal: a session that has ended leads to the sign-in. */
export const DownloadLink = (props: DownloadLinkProps) => {
  const queries = useQueryClient();
  const checkSession = () => void queries.invalidateQueries({ queryKey: SESSION_KEY });
  return <SmallButton {...props} download onClick={checkSession} />;
};
