import { errorPages, type ErrorStatus } from '@example/content/errors';
import type { ErrorPage } from '@example/content/types';
import { useLoaderData } from 'react-router-dom';
import { MessagePage } from '../message-page/message-page.tsx';
import type { Page } from '../routing/page.ts';

const messageFor = (status: string | null): ErrorPage => {
  const known = (Object.keys(errorPages) as `${ErrorStatus}`[]).find((key) => key === status);
  return errorPages[known ?? '500'];
};

/** The status in the URL with which the service asks for the page. */
interface FailureData {
  readonly status: string | null;
}

const Failure = () => {
  const { status } = useLoaderData<FailureData>();
  return <MessagePage path="" message={messageFor(status)} />;
};

/** The error page. Its status is the response's. */
export const page: Page = {
  path: '*',
  meta: ({ searchParams }) => {
    const { title, paragraphs } = messageFor(searchParams.get('status'));
    return { title, description: paragraphs[0] ?? title, noIndex: true };
  },
  // The URL in the browser does not have the status, so the document brings it along.
  load: () =>
    Promise.resolve(({ url }) =>
      Promise.resolve({
        data: { status: new URL(url).searchParams.get('status') } satisfies FailureData,
      }),
    ),
  shouldRevalidate: () => false,
  Component: Failure,
};
