import { Button } from '@example/ui/button';
import { useHref } from 'react-router-dom';
import { messages } from '../messages/shell.ts';
import { useTitle } from './use-title.ts';
import { ViewMessage } from './view-message.tsx';

/** Shown at an address without a view, or with one that the member's role may not open. */
export const NothingHere = () => {
  useTitle(messages.nothing.heading);
  const home = useHref('/');
  return (
    <ViewMessage
      heading={messages.nothing.heading}
      level={1}
      action={
        <Button href={home} size="sm">
          {messages.nothing.home}
        </Button>
      }
    >
      {messages.nothing.text}
    </ViewMessage>
  );
};
