import { Button } from '@example/ui/button';
import { reloadPage } from './reload-page.ts';
import { useLastChange } from './use-last-change.ts';
import { messages } from '../messages/shell.ts';
import { useTitle } from '../view/use-title.ts';
import { ViewMessage } from '../view/view-message.tsx';

/** A message that the desk itself failed, with a button that reloads it. */
export const Crash = () => {
  useTitle(messages.crashed.heading);
  const lastChange = useLastChange();
  return (
    <ViewMessage
      role="alert"
      tone="danger"
      heading={messages.crashed.heading}
      level={1}
      action={
        <Button size="sm" onClick={() => void reloadPage()}>
          {messages.crashed.reload}
        </Button>
      }
    >
      {lastChange === undefined
        ? messages.crashed.text
        : `${messages.crashed.lastChange[lastChange]} ${messages.crashed.text}`}
    </ViewMessage>
  );
};

/** Replaces the whole desk when the shell failed. */
export const CrashedPage = () => (
  <main>
    <Crash />
  </main>
);
