import type * as z from 'zod/mini';
import {
  type CallOptions,
  hrefOf,
  type HttpClient,
  parseAnswer,
  readAnswer,
} from '../http/index.ts';
import {
  type ArgumentsOf,
  type Call,
  callOver,
  fillPath,
  mapOperations,
  type Operation,
  type Operations,
  sendCall,
} from '../operations/index.ts';
import { deskOperations } from './operations/index.ts';

/** Outcome of a change. `stale`: the record was changed after it was read, and this change was not made. */
export interface Changed<T> {
  readonly outcome: 'changed' | 'stale';
  /** The current state of the record. */
  readonly current: T;
}

/** A file that an operation answers with. */
interface FileCall<O extends Operation> {
  /** Returns the address of the file, for a link. */
  readonly href: (...args: ArgumentsOf<O>) => string;
  /** Reads the file. Rejects with an `ApiError`. */
  readonly read: (...args: [...ArgumentsOf<O>, options?: CallOptions]) => Promise<ArrayBuffer>;
}

/** A change of a record that was read at a version. Rejects with an `ApiError`. */
type ConditionalCall<O extends Operation> = (
  ...args: [...ArgumentsOf<O>, options: CallOptions & { readonly version: number }]
) => O extends { readonly output: infer Schema extends z.ZodMiniType }
  ? Promise<Changed<z.output<Schema>>>
  : never;

type DeskCallOf<O extends Operation> = O extends { readonly file: string }
  ? FileCall<O>
  : O extends { readonly isConditional: true }
    ? ConditionalCall<O>
    : Call<O>;

type DeskClientOf<T extends Operations> = { readonly [Name in keyof T]: DeskCallOf<T[Name]> };

/**
 * Client for the staff's desk. Every call rejects with `sign-in-required` without a session, and with `not-permitted`
 * when the role does not permit it.
 */
export type DeskClient = {
  readonly [Name in keyof typeof deskOperations]: DeskClientOf<(typeof deskOperations)[Name]>;
};

/** Time limit for reading a file, in ms: 5 MB over a slow line. */
const FILE_TIMEOUT_MS = 60_000;

const readFile = async (response: Response) =>
  response.ok ? response.arrayBuffer() : readAnswer(response);

const fileOver = (http: HttpClient, operation: Operation) => ({
  href: (...args: readonly unknown[]) => {
    const { path, rest } = fillPath(operation.path, args);
    const known = Object.keys((operation.input as z.ZodMiniObject | undefined)?.shape ?? {});
    const query = Object.entries(rest[0] ?? {}).filter(([name]) => known.includes(name));
    return hrefOf(path, Object.fromEntries(query));
  },
  read: async (...args: readonly unknown[]) =>
    sendCall(http, operation, args, { read: readFile, timeoutMs: FILE_TIMEOUT_MS }),
});

/** Reads the answer to a change at a version. A `stale` problem contains the current state. */
const readChange = async (response: Response) => {
  if (response.status !== 412) return { outcome: 'changed', current: await readAnswer(response) };
  const { current } = (await response.json()) as { readonly current?: unknown };
  return { outcome: 'stale', current };
};

const changeOver =
  (http: HttpClient, operation: Operation) =>
  async (...args: readonly unknown[]) => {
    const { version } = args.at(-1) as { readonly version: number };
    const headers = { 'If-Match': `"${String(version)}"` };
    const answer = await sendCall(http, operation, args, { headers, read: readChange });
    const { outcome, current } = answer as Changed<unknown>;
    return { outcome, current: operation.output && parseAnswer(operation.output, current) };
  };

export const createDeskClient = (http: HttpClient): DeskClient => {
  const toMethod = (operation: Operation) => {
    if (operation.file !== undefined) return fileOver(http, operation);
    return (operation.isConditional ? changeOver : callOver)(http, operation);
  };
  return Object.fromEntries(
    Object.entries(deskOperations).map(([name, operations]) => [
      name,
      mapOperations(operations, toMethod),
    ]),
  ) as unknown as DeskClient;
};
