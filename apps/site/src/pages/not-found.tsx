import { errorPages } from '@example/content/errors';
import { MessagePage } from '../message-page/message-page.tsx';
import type { Page } from '../routing/page.ts';

const message = errorPages[404];

export const page: Page = {
  path: '*',
  meta: { title: message.title, description: message.paragraphs[0], noIndex: true },
  Component: () => <MessagePage path="" message={message} />,
};
