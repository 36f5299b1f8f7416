import type { HttpClient, SendOptions } from '../http/index.ts';
import { parseAnswer } from '../http/index.ts';
import { ApiError } from '../problem/index.ts';
import type { AnswerOf, ArgumentsOf, Operation, Operations } from './operation.ts';

/**
 * Calls an operation. Rejects with an `ApiError`. Its arguments are the parameters of the path, the input (query or
 * body) and the file, as far as the operation has them, and options.
 */
export type Call<O extends Operation> = (
  ...args: [...ArgumentsOf<O>, options?: SendOptions]
) => AnswerOf<O>;

export type ClientOf<T extends Operations> = { readonly [Name in keyof T]: Call<T[Name]> };

/** Returns the path of a call, and the arguments that follow the parameters of the path. */
export const fillPath = (
  path: string,
  args: readonly unknown[],
): { readonly path: string; readonly rest: readonly unknown[] } => {
  const rest = [...args];
  return { path: path.replaceAll(/:\w+/g, () => encodeURIComponent(String(rest.shift()))), rest };
};

/** Calls an operation over HTTP and returns its answer as it came. */
export const sendCall = async (
  http: HttpClient,
  { method, path: pattern, input, fixed, encode }: Operation,
  args: readonly unknown[],
  extra?: SendOptions,
): Promise<unknown> => {
  const { path, rest } = fillPath(pattern, args);
  const given = [...rest];
  const fields = { ...fixed, ...(input && (given.shift() as object)) };
  const body = encode ? encode(fields, given.shift() as File) : fields;
  return http.send(method, path, body, { ...(given[0] as SendOptions), ...extra });
};

/** Returns the method of a client that calls an operation over HTTP. */
export const callOver =
  (http: HttpClient, operation: Operation) =>
  async (...args: readonly unknown[]): Promise<unknown> => {
    try {
      const answer = await sendCall(http, operation, args);
      return operation.output && parseAnswer(operation.output, answer);
    } catch (error) {
      if (operation.isOptional && error instanceof ApiError && error.status === 401)
        return undefined;
      throw error;
    }
  };

export const mapOperations = (
  operations: Operations,
  toMethod: (operation: Operation, name: string) => unknown,
): object =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, toMethod(operation, name)]),
  );

/** Creates a client that calls the operations over HTTP. */
export const createClient = <const T extends Operations>(
  http: HttpClient,
  operations: T,
): ClientOf<T> =>
  mapOperations(operations, (operation) => callOver(http, operation)) as ClientOf<T>;
