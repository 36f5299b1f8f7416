import * as z from 'zod/mini';
import { FORM_SIGNAL_HEADER } from '../form-signals/index.ts';
import { publicForms } from '../forms/index.ts';
import { WRITES_PER_MINUTE, XSRF_HEADER } from '../limits/index.ts';
import { API_PREFIX, type Operation } from '../operations/index.ts';
import { problemSchema } from '../problem/problem.ts';
import { RESUME_FIELD } from '../applications/resume-types.ts';
import { allOperations, features } from './tables.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the JSON Schema (draft 2020-12) of what a client sends or receives. */
const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return json;
};

const header = (name: string, description: string, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const queryOf = ({ input, fixed = {} }: Operation) => {
  const { properties = {}, required = [] } = (input ? schemaOf(input) : {}) as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return [
    ...Object.entries(fixed).map(([name, value]) => ({
      name,
      in: 'query',
      required: false,
      schema: { const: value },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ];
};

/** Operations of the forms that have a field which only robots fill in. */
const takingSignal = new Set<string>([
  ...Object.values(publicForms).map(({ operation }) => operation),
  'subscribe',
]);

const parametersOf = (operation: Operation): readonly Json[] => {
  const { method, path, isConditional, isIdempotent } = operation;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (method === 'GET') return [...inPath, ...queryOf(operation)];
  return [
    ...inPath,
    header(XSRF_HEADER, 'Content of the XSRF cookie; browsers and callers with a session need it.'),
    ...(isIdempotent ? [header('Idempotency-Key', 'Same key and body, same answer.')] : []),
    ...(takingSignal.has(path)
      ? [header(FORM_SIGNAL_HEADER, 'Signal that a robot filled in the form.')]
      : []),
    ...(isConditional ? [header('If-Match', 'Version that was read, quoted.', true)] : []),
  ];
};

const bodyOf = ({ method, input, encode }: Operation): Json => {
  if (method === 'GET') return {};
  const json = input ? schemaOf(input) : { type: 'object', additionalProperties: false };
  if (!encode)
    return { requestBody: { required: true, content: { 'application/json': { schema: json } } } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = {
    type: 'object',
    properties: { application: json, [RESUME_FIELD]: file },
    required: ['application', RESUME_FIELD],
    additionalProperties: false,
  };
  const encoding = { application: { contentType: 'application/json' } };
  return {
    requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } },
  };
};

const problem = { $ref: '#/components/responses/Problem' };

const problemOf = (description: string, schema: z.ZodMiniType) => ({
  description,
  content: { 'application/problem+json': { schema: schemaOf(schema) } },
});

const staleOf = ({ output }: Operation) =>
  problemOf(
    'It was changed since it was read. `current` is what it is now.',
    z.extend(problemSchema, output ? { current: output } : {}),
  );

/** Operations that name a vacancy, an application or a session outside their path. */
const naming = new Set([
  'get_job_description',
  'save_application',
  'withdraw_application',
  'my_resume',
  'end_session',
]);

/** Operations that need a sign-in which has begun. They are answered 401 without one. */
const ofSignIn = new Set(['staff_enrolment', 'staff_enrolment_qr', 'staff_enrol']);

/** Statuses of refusals, with their causes. */
const refusalsOf = ({
  method,
  path,
  input,
  fixed,
  caller,
  permission,
  isConditional,
}: Operation) => [
  ...(method === 'GET' ? [] : [400, 403, 413, 415]),
  ...(caller === undefined && !ofSignIn.has(path) ? [] : [401]),
  ...(permission === undefined ? [] : [403]),
  ...(path.includes(':') || naming.has(path) ? [404] : []),
  ...(isConditional ? [412, 428] : []),
  // A body is refused for a field that is not known, also where none is.
  ...(method === 'GET' && (input ?? fixed) === undefined ? [] : [422]),
  429,
  503,
];

const answerOf = ({ output, file, status }: Operation): Json => {
  const description = 'Success.';
  if (status === 204) return { description };
  const schema = output ? schemaOf(output) : { type: 'object' };
  if (file === undefined) return { description, content: { 'application/json': { schema } } };
  return { description, content: { [file]: {} } };
};

/** Returns the calls per minute and visitor of an operation, in words. */
export const limitOf = ({ method, limit }: Operation): string => {
  const own = limit ?? (method === 'GET' ? 'reads' : WRITES_PER_MINUTE);
  if (own === 'sign_in') return `${String(WRITES_PER_MINUTE)} with all of the sign-in`;
  return own === 'reads' ? 'with all reads' : String(own);
};

const sessions = { candidate: 'candidateSession', staff: 'staffSession' } as const;

const probe = (operationId: string, summary: string, failure: Json) => ({
  get: {
    operationId,
    tags: ['health'],
    summary,
    security: [],
    responses: {
      200: {
        description: 'Success.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      ...failure,
    },
  },
});

/** Returns the OpenAPI 3.1 document of the API and the probes. */
export const createOpenApiDocument = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { tag, name, summary, operation } of allOperations) {
    const { method, path, caller, permission, needsProof } = operation;
    const refusals = [...new Set(refusalsOf(operation))].map((status) => [
      status,
      status === 412 ? staleOf(operation) : problem,
    ]);
    const url = `${API_PREFIX}/${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    (paths[url] ??= {})[method.toLowerCase()] = {
      operationId: `${tag}_${name}`,
      tags: [tag],
      summary,
      security: caller ? [{ [sessions[caller]]: [] }] : [],
      parameters: parametersOf(operation),
      ...bodyOf(operation),
      responses: {
        [String(operation.status ?? 200)]: answerOf(operation),
        ...Object.fromEntries(refusals),
        // Any operation may be in conflict with another, or fail.
        default: problem,
      },
      'x-calls-per-minute': limitOf(operation),
      ...(permission ? { 'x-permission': permission } : {}),
      ...(needsProof ? { 'x-needs-proof': true } : {}),
    };
  }
  paths['/healthz'] = probe('health_live', 'Tell that the process runs', {});
  paths['/readyz'] = probe('health_ready', 'Tell that the database answers', { 503: problem });
  const session = (name: string) => ({
    type: 'apiKey',
    in: 'cookie',
    name,
    description: `Named \`__Host-${name}\` on https.`,
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Company website',
      version: '0',
      description: 'Errors are problem documents (RFC 9457). Unknown fields are refused.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries({ ...features, health: 'Probes' }).map(([name, description]) => ({
      name,
      description,
    })),
    paths,
    components: {
      securitySchemes: {
        candidateSession: session('session'),
        staffSession: session('staff-session'),
      },
      responses: {
        Problem: problemOf('The call was refused or failed.', problemSchema),
      },
    },
  };
};
