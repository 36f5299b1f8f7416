import { problemSchema } from '@example/api/problem';
import { expect } from 'vitest';
import type { TestService } from './test-service.ts';

export const SAVE_ENQUIRY = '/api/v0/save_enquiry';

/** Returns the input with another sender's address, as each sender has a limit of their own. */
export const fromVisitor = <T extends object>(
  input: T,
  index: number,
): T & { readonly email: string } => ({ ...input, email: `visitor${String(index)}@example.com` });

export const postJson = async (
  { server }: TestService,
  payload: unknown,
  headers: Readonly<Record<string, string>> = {},
  url = SAVE_ENQUIRY,
) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

/** Expects an answer that is a problem, and returns the problem. */
export const expectProblem = (
  answer: Awaited<ReturnType<typeof postJson>>,
  status: number,
  type?: string,
) => {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.headers['x-request-id']).toMatch(/^[\w.-]+$/);
  const problem = problemSchema.parse(answer.json());
  expect(problem.status).toBe(status);
  if (type) expect(problem.type).toBe(`urn:problem:${type}`);
  return problem;
};
