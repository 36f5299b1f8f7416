import { ApiError } from './api-error.ts';
import { kindOfAnswer } from './kinds.ts';
import { type Problem, problemSchema } from './problem.ts';

const readProblem = async (response: Response): Promise<Problem | undefined> => {
  const parsed = problemSchema.safeParse(await response.json().catch(() => undefined));
  return parsed.success ? parsed.data : undefined;
};

const retryAfterSeconds = ({ headers }: Response): number | undefined => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return seconds >= 0 && Number.isFinite(seconds) ? seconds : undefined;
};

/** Reads the error of an answer that is not ok: a problem document, or the page of a proxy. */
export const errorFromAnswer = async (response: Response): Promise<ApiError> => {
  const { status } = response;
  const problem = await readProblem(response);
  return new ApiError(
    kindOfAnswer(status, problem?.type),
    problem?.detail ?? `the service answered ${String(status)}`,
    {
      status,
      errors: problem?.errors ?? [],
      retryAfterSeconds: retryAfterSeconds(response),
      closedJob: problem?.closed_job,
    },
  );
};
