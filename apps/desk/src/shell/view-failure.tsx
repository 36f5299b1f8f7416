import { ApiError } from '@example/api/problem';
import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router-dom';
import { Crash } from './crashed-page.tsx';
import { messages } from '../messages/shell.ts';
import { Failure } from '../view/failure.tsx';
import { useTitleWhile } from '../view/use-title.ts';
import { reloadPage } from './reload-page.ts';
import { useOnline } from './use-online.ts';

const reload = () => void reloadPage();

const offline = new ApiError('offline', 'no connection');

/**
 * Replaces a view that failed or whose code could not be loaded, or not in time. Reloads the page when a lost connection
 * returns.
 */
export const ViewFailure = () => {
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (wasOffline.current) reload();
  }, [online]);
  const routeError = useRouteError();
  const error = online ? routeError : offline;
  const isFailure = error instanceof ApiError;
  // A crash sets a title of its own.
  useTitleWhile(isFailure, messages.failures.heading);
  return isFailure ? <Failure level={1} error={error} onRetry={reload} /> : <Crash />;
};
