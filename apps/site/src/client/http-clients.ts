import type { ApiClients } from '@example/api/clients';
import { createHttpClient } from '@example/api/http';

/** The browser's client for the service. This module is fetched when a page first calls the service. */
export const httpClients: Required<Pick<ApiClients, 'http'>> = { http: createHttpClient() };
