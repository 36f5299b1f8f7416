import { checkNothing } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloadOf, sendFile } from '../downloads/index.ts';
import type { Settings } from '../settings/index.ts';
import { type Visitor, visitorOf } from './cookies.ts';
import { type AccountDeps, refuse } from './deps.ts';
import { readAccount, readOwnResume, withdrawApplication } from './own-applications.ts';
import { eraseOwnData, readOwnData } from './own-data.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut, verifyCode } from './verify-code.ts';

type Write = (deps: AccountDeps, input: unknown, visitor: Visitor) => Promise<object | undefined>;

const withoutAnswer =
  (write: (deps: AccountDeps, input: unknown, visitor: Visitor) => Promise<void>): Write =>
  async (deps, input, visitor) => {
    await write(deps, input, visitor);
    return undefined;
  };

/** What guests send, with the status of success. */
export const accountWrites: Readonly<
  Record<string, { readonly status: number; readonly run: Write }>
> = {
  sign_in: { status: 202, run: withoutAnswer(signIn) },
  verify_code: { status: 200, run: verifyCode },
  withdraw_application: { status: 200, run: withoutAnswer(withdrawApplication) },
  erase_me: { status: 200, run: eraseOwnData },
  sign_out: {
    status: 200,
    run: withoutAnswer(async (deps, input, visitor) => {
      const checked = checkNothing(input);
      if (!checked.ok) throw refuse(checked.issues);
      await signOut(deps, visitor);
    }),
  },
  forgot_password: { status: 202, run: withoutAnswer(forgotPassword) },
  reset_password: { status: 200, run: withoutAnswer(resetPassword) },
};

/** What guests read. */
export const accountReads = ['my_account', 'my_resume', 'my_data'] as const;

const NO_STORE = 'private, no-store';

interface AccountRouteDeps {
  readonly useCases: AccountDeps & { readonly settings: Pick<Settings, 'publicOrigin'> };
  readonly prefix: string;
  readonly beforeRead: (operation: string) => (request: FastifyRequest) => Promise<void>;
  readonly beforeWrite: (operation: string) => (request: FastifyRequest) => Promise<void>;
}

/** The operations of guests' accounts. */
export const registerAccounts = (
  api: FastifyInstance,
  { useCases, prefix, beforeRead, beforeWrite }: AccountRouteDeps,
): void => {
  const visitor = (request: FastifyRequest, reply: FastifyReply) =>
    visitorOf(request, reply, useCases.settings);

  for (const [operation, { status, run }] of Object.entries(accountWrites)) {
    api.post(
      `${prefix}/${operation}`,
      { onRequest: beforeWrite(operation) },
      async (request, reply) => {
        const answer = await run(useCases, request.body, visitor(request, reply));
        return reply
          .code(status)
          .header('Cache-Control', NO_STORE)
          .send(answer ?? {});
      },
    );
  }

  api.get(
    `${prefix}/my_account`,
    { onRequest: beforeRead('my_account') },
    async (request, reply) => {
      const account = await readAccount(useCases, visitor(request, reply));
      if (!account) throw new ApiError('bad-input', 'Nobody is signed in.', { status: 401 });
      return reply.header('Cache-Control', NO_STORE).send(account);
    },
  );

  api.get<{ Querystring: { readonly reference?: unknown } }>(
    `${prefix}/my_resume`,
    { onRequest: beforeRead('my_resume') },
    async (request, reply) => {
      const { reference } = request.query;
      const given = typeof reference === 'string' ? reference : undefined;
      const { name, content } = await readOwnResume(useCases, given, visitor(request, reply));
      return sendFile(reply, downloadOf(name), content);
    },
  );

  api.get(`${prefix}/my_data`, { onRequest: beforeRead('my_data') }, async (request, reply) => {
    const data = await readOwnData(useCases, visitor(request, reply));
    const name = 'my-data.json';
    const file = { name, plainName: name, type: 'application/json; charset=utf-8' };
    return sendFile(reply, file, JSON.stringify(data, undefined, 2));
  });
};
