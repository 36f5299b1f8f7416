// @vitest-environment happy-dom
import type { Person } from '@example/api/desk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ClientsContext, createDeskClients } from '../clients/clients.ts';
import { SessionContext } from '../session/session.ts';
import { ToastProvider } from '../toasts/toasts.tsx';
import { FoundPerson } from './found-person.tsx';

afterEach(cleanup);

const person: Person = {
  ...{ person: 'handle', email: 'asha@example.com', subject: 'person 1' },
  ...{ sent: [], resumes: 0, subscribed_at: null, account_at: null, mails: 0, is_member: false },
};

const show = (shown: Person) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientsContext value={createDeskClients()}>
        <SessionContext
          value={{ name: 'Meera', employee_code: 'E1', role: 'administrator', permissions: [] }}
        >
          <MemoryRouter>
            <ToastProvider>
              <FoundPerson person={shown} onErased={() => undefined} />
            </ToastProvider>
          </MemoryRouter>
        </SessionContext>
      </ClientsContext>
    </QueryClientProvider>,
  );

it.each([
  ['of nobody', false],
  ['of a member of the staff', true],
])('says what is kept about the address %s', (_whose, is_member) => {
  show({ ...person, is_member });
  expect(screen.queryByText('Nothing is kept about this address') !== null).toBe(!is_member);
  expect(screen.queryByText(/^A member of the staff has this address/) !== null).toBe(is_member);
});
