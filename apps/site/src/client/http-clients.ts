import type { ApiClients } from '@example/api/clients';
import { createHttpClient } from '@example/api/http';

/** The way from a browser to the service: fetched when a page first asks for something. */
export const httpClients: Required<Pick<ApiClients, 'http'>> = { http: createHttpClient() };
