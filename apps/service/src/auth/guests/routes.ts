import { checkNothing } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloadOf, sendFile } from '../../downloads/index.ts';
import type { CountSender, SenderCall } from '../../security/sender-limit.ts';
import type { Settings } from '../../settings/index.ts';
import { refuse } from '../core/refuse.ts';
import { type Visitor, visitorOf } from './cookies.ts';
import type { AccountDeps } from './deps.ts';
import { readAccount, readOwnResume, withdrawApplication } from './own-applications.ts';
import { eraseOwnData, readOwnData } from './own-data.ts';
import { endOwnOtherSessions, endOwnSession, readOwnSessions } from './own-sessions.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut, verifyCode } from './verify-code.ts';

type CountedCall = Pick<SenderCall, 'countSender'>;
type Write<Answer = object | undefined> = (
  deps: AccountDeps,
  input: unknown,
  visitor: Visitor,
  call: CountedCall,
) => Promise<Answer>;

const withoutAnswer =
  (write: Write<void>): Write =>
  async (...call) => {
    await write(...call);
    return undefined;
  };

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
  end_session: { status: 200, run: withoutAnswer(endOwnSession) },
  end_other_sessions: {
    status: 200,
    run: async (deps, input, visitor) => {
      const checked = checkNothing(input);
      if (!checked.ok) throw refuse(checked.issues);
      return endOwnOtherSessions(deps, visitor);
    },
  },
  forgot_password: {
    status: 202,
    run: withoutAnswer(async (deps, input, _visitor, call) => forgotPassword(deps, input, call)),
  },
  reset_password: { status: 200, run: withoutAnswer(resetPassword) },
};

export const accountReads = ['my_account', 'my_sessions', 'my_resume', 'my_data'] as const;

/** Returns a query parameter; `undefined` when it is missing or repeated. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const NO_STORE = 'private, no-store';

interface AccountRouteDeps {
  readonly useCases: AccountDeps & { readonly settings: Pick<Settings, 'publicOrigin'> };
  readonly prefix: string;
  readonly beforeRead: (operation: string) => (request: FastifyRequest) => Promise<void>;
  readonly beforeWrite: (operation: string) => (request: FastifyRequest) => Promise<void>;
  readonly countSender: (request: FastifyRequest) => CountSender;
}

export const registerAccounts = (
  api: FastifyInstance,
  { useCases, prefix, beforeRead, beforeWrite, countSender }: AccountRouteDeps,
): void => {
  const visitor = (request: FastifyRequest, reply: FastifyReply) =>
    visitorOf(request, reply, useCases.settings);

  for (const [operation, { status, run }] of Object.entries(accountWrites)) {
    api.post(
      `${prefix}/${operation}`,
      { onRequest: beforeWrite(operation) },
      async (request, reply) => {
        const call = { countSender: countSender(request) };
        const answer = await run(useCases, request.body, visitor(request, reply), call);
        return reply
          .code(status)
          .header('Cache-Control', NO_STORE)
          .send(answer ?? {});
      },
    );
  }

  api.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    `${prefix}/my_account`,
    { onRequest: beforeRead('my_account') },
    async (request, reply) => {
      const { after, reference } = request.query;
      const account = await readAccount(useCases, visitor(request, reply), {
        after: textOf(after),
        reference: textOf(reference),
      });
      if (!account) throw new ApiError('sign-in-required', 'Nobody is signed in.');
      return reply.header('Cache-Control', NO_STORE).send(account);
    },
  );

  api.get(
    `${prefix}/my_sessions`,
    { onRequest: beforeRead('my_sessions') },
    async (request, reply) => {
      const sessions = await readOwnSessions(useCases, visitor(request, reply));
      return reply.header('Cache-Control', NO_STORE).send(sessions);
    },
  );

  api.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    `${prefix}/my_resume`,
    { onRequest: beforeRead('my_resume') },
    async (request, reply) => {
      const given = textOf(request.query['reference']);
      const { name, content, size } = await readOwnResume(useCases, given, visitor(request, reply));
      return sendFile(reply, downloadOf(name), content, size);
    },
  );

  api.get(`${prefix}/my_data`, { onRequest: beforeRead('my_data') }, async (request, reply) => {
    const archive = await readOwnData(useCases, visitor(request, reply));
    const name = 'my-data.zip';
    return sendFile(reply, { name, plainName: name, type: 'application/zip' }, archive);
  });
};
