import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';

/** Path of the API. The paths of the operations are below it. */
export const API_PREFIX = '/api/v0';

/** An operation of the API. Clients, routes, limits, permissions and the OpenAPI document derive from it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path below {@link API_PREFIX}, without a leading slash. A segment such as `:reference` is a parameter. */
  readonly path: string;
  /** Query of a GET, body of any other method. */
  readonly input?: z.ZodMiniType;
  /** Parameters of the query that have one value only. The clients send them. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** JSON answer. An operation without one answers `{}`, or a file. */
  readonly output?: z.ZodMiniType;
  /** Media type of the file that is the answer. */
  readonly file?: string;
  /** Status of a successful answer; 200 by default. */
  readonly status?: 201 | 202 | 204;
  /** Session that the operation needs. Anybody may call it by default. */
  readonly caller?: 'candidate' | 'staff';
  readonly permission?: Permission;
  /**
   * Needs a code of the member's authenticator within the last ten minutes, by a sign-in or by `staff_prove`; answers
   * `proof-required` without.
   */
  readonly needsProof?: true;
  /**
   * Calls per minute and visitor; `sign_in` and `reads` share their limit with other operations. By default
   * `reads` for a GET, {@link WRITES_PER_MINUTE} for any other method.
   */
  readonly limit?: number | 'reads' | 'sign_in';
  /** Encodes a body of input and file as `multipart/form-data`. Bodies are JSON by default. */
  readonly encode?: (input: object, file: Upload) => FormData;
  /** Repeats the first answer to the same `Idempotency-Key` and body. */
  readonly isIdempotent?: true;
  /** Needs the version that was read in `If-Match`, and refuses any other with 412. */
  readonly isConditional?: true;
  /** Is no use of the session, since the app calls it unasked: a session must end that nobody uses. */
  readonly isPassive?: true;
  /** Resolves with `undefined` in clients when nobody is signed in. */
  readonly isOptional?: true;
}

export type Operations = Readonly<Record<string, Operation>>;

/** A chosen file: the browser's `File`, or the file as the service received it. */
export interface Upload {
  /** File name on the visitor's device. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

type Parameters<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [parameter: string | number, ...Parameters<Rest>]
  : [];

type Input<O extends Operation> = O extends { readonly input: infer Schema extends z.ZodMiniType }
  ? [input: z.output<Schema>]
  : [];

type File<O extends Operation> = O extends { readonly encode: object } ? [file: Upload] : [];

/** Arguments of a call: the parameters of the path, the input and the file. */
export type ArgumentsOf<O extends Operation> = [...Parameters<O['path']>, ...Input<O>, ...File<O>];

type Received<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;

/** Promise of the answer to a call; of nothing for an operation without an answer. */
export type AnswerOf<O extends Operation> = O extends {
  readonly output: infer Schema extends z.ZodMiniType;
}
  ? Promise<
      Received<z.output<Schema>> | (O extends { readonly isOptional: true } ? undefined : never)
    >
  : Promise<void>;
