import type { RouteObject } from 'react-router-dom';
import { PageCrash } from './page-crash.tsx';
import { FORM_FIELD } from '../forms/fields.ts';
import { filesOf } from '../forms/files-of-form.ts';
import type { FormName, FormResult } from '../forms/form-result.ts';
import { noteSubmission } from '../forms/last-submission.ts';
import { inTime } from '../routing/in-time.ts';
import type { Page } from '../routing/page.ts';
import { type ClientsSource, loadPageCode, toRoute } from '../routing/to-route.ts';

const send = async (
  request: Request,
  page: Page,
  clients: ClientsSource,
  leave: () => void,
): Promise<FormResult | undefined> => {
  const form = (await request.clone().formData()).get(FORM_FIELD) as FormName;
  const failed = { form, status: 'error', values: {} } as const;
  const code = await inTime(loadPageCode(page, clients)).catch(() => null);
  // The form stays busy until the next document, or until Back shows this one again.
  const post = () =>
    new Promise<FormResult | undefined>((resolve) => {
      addEventListener('pageshow', () => resolve(undefined), { once: true });
      leave();
    });
  if (code === undefined && navigator.onLine) return post();
  // Nothing was sent without the code.
  if (!code) return { ...failed, kind: navigator.onLine ? 'unreachable' : 'offline' };
  try {
    const { data } = await code.runForm(request, code.handlers, code.clients, filesOf(form));
    // Cookies are lost on the way, and the token with them, which the browser's own post does not need.
    if (data?.status === 'error' && data.kind === 'xsrf-token') return await post();
    return data ?? { ...failed, kind: 'internal' };
  } catch (error) {
    if (error instanceof Response) {
      // The form was accepted and redirects to another view.
      noteSubmission({ form, status: 'success' });
      throw error;
    }
    reportError(error);
    return { ...failed, kind: 'internal' };
  }
};

/**
 * Returns the route for the browser. An unexpected error becomes a form result or leaves the shown page unchanged.
 *
 * @param shown - returns the data of the page's last load
 * @param leave - lets the browser post the form that was sent last, whose code does not come or whose token is refused
 */
export const toBrowserRoute = (
  page: Page,
  clients: ClientsSource,
  shown: () => unknown,
  leave: () => void,
): RouteObject => {
  const { loader, ...route } = toRoute(page, clients);
  return {
    ...route,
    errorElement: <PageCrash />,
    action: async ({ request }) => {
      const outcome = await send(request, page, clients, leave);
      noteSubmission(outcome);
      return outcome;
    },
    ...(loader && {
      loader: async (call) => {
        try {
          return (await inTime(loadPageCode(page, clients))) ? await loader(call) : shown();
        } catch (error) {
          if (error instanceof Response) throw error;
          reportError(error);
          return shown();
        }
      },
    }),
  };
};
