import { API_PREFIX, type Operation } from '../operations/index.ts';
import { limitOf } from './document.ts';
import { allOperations } from './tables.ts';

const callerOf = ({ permission, needsProof, caller }: Operation) =>
  permission ? `\`${permission}\`${needsProof ? ', proven' : ''}` : (caller ?? 'anybody');

/** Returns docs/api.md, the page of all operations. */
export const createApiPage = (): string => {
  const rows = allOperations.map(({ summary, operation }) => {
    const { method, path, isIdempotent, isConditional } = operation;
    const headers = [
      ...(isIdempotent ? ['`Idempotency-Key`'] : []),
      ...(isConditional ? ['`If-Match`'] : []),
    ];
    return [
      `\`${method} ${API_PREFIX}/${path}\``,
      summary,
      callerOf(operation),
      limitOf(operation),
      headers.join(', '),
    ];
  });
  const lines = [
    ['operation', 'does', 'caller', 'calls a minute and visitor', 'headers'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ];
  return `# The API

Made from the tables of operations (\`libs/api/src/<feature>/operations.ts\`) by \`npx vitest run -u src/openapi\` in
\`libs/api\`; a test holds it to them. \`GET ${API_PREFIX}/openapi.json\` answers the same as an OpenAPI 3.1 document with all
schemas. Every operation that changes something is refused to other origins, and needs the XSRF token from browsers and
from callers with a session. The caller is anybody, a candidate with a session, or a member of the staff whose role has the
permission; _proven_, one who gave a code of the authenticator within the last ten minutes
([0056](decisions/0056-administration-at-the-desk.md)). Why: [0046](decisions/0046-one-table-of-operations.md).

${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
};
