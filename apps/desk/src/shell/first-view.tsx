import { Navigate } from 'react-router-dom';
import { useOpening, useSavedViews } from '../lists/saved-views/use-saved-views.ts';
import { useSession } from '../session/session.ts';
import { messages } from '../messages/shell.ts';
import { viewsFor } from './navigation.ts';
import { useTitle } from '../view/use-title.ts';
import { ViewMessage } from '../view/view-message.tsx';

/** Redirects the desk's root to the first view that the member may open. */
export const FirstView = () => {
  const [first] = viewsFor(useSession().permissions);
  const { isPending } = useSavedViews();
  const opening = useOpening();
  useTitle(messages.desk);
  if (first && isPending) return null;
  if (first) return <Navigate to={opening(first.path)} replace />;
  return (
    <ViewMessage icon="info" heading={messages.noViews.heading} level={1}>
      {messages.noViews.text}
    </ViewMessage>
  );
};
