import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { FORM_SIGNAL_HEADER } from '../form-signals/index.ts';
import { publicForms } from '../forms/index.ts';
import { allOperations, createApiPage, createOpenApiDocument } from './index.ts';

describe('the OpenAPI document', () => {
  it('passes the linter', async () => {
    // The site has no licence for others.
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'info-license': 'off' },
    });
    const source = JSON.stringify(createOpenApiDocument());
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    // The probes refuse nothing.
    const said = problems.filter(({ ruleId, location: [{ pointer = '' } = {}] }) => {
      const isProbe = /^#\/paths\/~1(?:health|ready)z\//.test(pointer);
      return !(isProbe && ruleId === 'operation-4xx-response');
    });
    expect(said.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });

  it('is refused by the linter when an operation names a schema that does not exist', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(createOpenApiDocument()).replaceAll('responses/Problem', 'none');
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('no-unresolved-refs');
  });

  it('has a path of its own for each operation, with its method', () => {
    const paths = createOpenApiDocument()['paths'] as Readonly<Record<string, object>>;
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const expected = allOperations.map(({ operation: { method, path } }) => {
      const url = path.replaceAll(/:(\w+)/g, '{$1}');
      return `${method.toLowerCase()} /api/v0/${url}`;
    });
    expect(documented.toSorted()).toEqual([...expected, 'get /healthz', 'get /readyz'].toSorted());
  });

  it('has the refusals of another tenant, of what is not there, of no sign-in, and any other', () => {
    const paths = createOpenApiDocument()['paths'] as Readonly<Record<string, object>>;
    for (const path of ['get_joblist', 'get_locations', 'search_jobs'])
      expect(paths[`/api/v0/${path}`]).toHaveProperty('get.responses.422');
    for (const path of ['save_application', 'withdraw_application', 'end_session'])
      expect(paths[`/api/v0/${path}`]).toHaveProperty('post.responses.404');
    // Sent an unknown field, each refuses it.
    for (const path of ['sign_out', 'end_other_sessions', 'desk/outbox/{reference}/retry'])
      expect(paths[`/api/v0/${path}`]).toHaveProperty('post.responses.422');
    expect(paths['/api/v0/my_resume']).toHaveProperty('get.responses.404');
    for (const path of ['staff_enrolment', 'staff_enrolment_qr'])
      expect(paths[`/api/v0/${path}`]).toHaveProperty('get.responses.401');
    expect(paths['/api/v0/staff_enrol']).toHaveProperty('post.responses.401');
    for (const path of ['applications', 'enquiries', 'vacancies'])
      expect(paths[`/api/v0/desk/${path}/{reference}`]).toHaveProperty([
        ...['patch', 'responses', '412', 'content', 'application/problem+json'],
        ...['schema', 'properties', 'current', 'properties', 'version'],
      ]);
    const category = paths['/api/v0/get_job_category'];
    expect(category).not.toHaveProperty('get.responses.422');
    expect(category).toHaveProperty('get.responses.default');
  });

  it('has the signal of a robot where a form has the field for it', () => {
    const paths = createOpenApiDocument()['paths'] as Readonly<Record<string, object>>;
    const taking = Object.entries(paths)
      .filter(([, methods]) => JSON.stringify(methods).includes(FORM_SIGNAL_HEADER))
      .map(([path]) => path.replace('/api/v0/', ''));
    const ofForms = Object.values(publicForms).map(({ operation }) => operation);
    expect(taking.toSorted()).toEqual([...ofForms, 'subscribe'].toSorted());
  });

  it('is shown by docs/api.md', async () => {
    const file = new URL('../../../../docs/api.md', import.meta.url).pathname;
    const config = new URL('../../../../.oxfmtrc.json', import.meta.url);
    const options = JSON.parse(readFileSync(config, 'utf8')) as FormatConfig;
    const { code } = await format('api.md', createApiPage(), options);
    await expect(code).toMatchFileSnapshot(file);
  });
});
