import { createOpenApiDocument, type openApiOperations } from '@example/api/openapi';
import {
  createCachedResponse,
  type CachedResponse,
  sendCachedResponse,
} from '../../http/cached-response/index.ts';
import type { HttpHandlers } from '../../auth/call.ts';

let document: CachedResponse | undefined;

/** Answers with the OpenAPI document, which is made on first use. */
export const openApiHandlers: HttpHandlers<typeof openApiOperations, object> = {
  read: async ({ request, reply }) => {
    document ??= createCachedResponse(
      'application/json; charset=utf-8',
      Buffer.from(JSON.stringify(createOpenApiDocument())),
    );
    return sendCachedResponse(request, reply, document, { cacheControl: 'private, no-cache' });
  },
};
