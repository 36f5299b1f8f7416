import { errorPages, type ErrorStatus } from '@example/content/errors';
import type { ErrorPage } from '@example/content/types';
import { useSearchParams } from 'react-router-dom';
import { MessagePage } from '../message-page/message-page.tsx';
import type { Page } from '../routing/page.ts';

const messageFor = (status: string | null): ErrorPage => {
  const known = (Object.keys(errorPages) as `${ErrorStatus}`[]).find((key) => key === status);
  return errorPages[known ?? '500'];
};

const Failure = () => {
  const [search] = useSearchParams();
  return <MessagePage path="" message={messageFor(search.get('status'))} />;
};

/** The error page. Its status is the response's. */
export const page: Page = {
  path: '*',
  meta: ({ searchParams }) => {
    const { title, paragraphs } = messageFor(searchParams.get('status'));
    return { title, description: paragraphs[0] ?? title, noIndex: true };
  },
  Component: Failure,
};
