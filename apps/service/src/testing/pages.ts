import type { InjectOptions } from 'fastify';
import { fakePages } from './fake-site.ts';
import { createTestService, type TestService } from './test-service.ts';

/** Creates a service that serves a fake site. */
export const createPagesService = async (environment: Readonly<Record<string, string>> = {}) =>
  createTestService({ environment, pages: fakePages });

export const getPage = async (
  { server }: TestService,
  url: string,
  headers: InjectOptions['headers'] = {},
) => server.inject({ url, headers });

/** Sends a form to a page, as a browser does without a script where `headers` say so. */
export const postForm = async (
  { server }: TestService,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  url = '/about',
) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** Headers of a form that a browser sends without a script. */
export const navigation = {
  origin: 'http://localhost:4200',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};
