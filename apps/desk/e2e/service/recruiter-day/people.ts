import type { APIRequestContext, Page } from '@example/testing/e2e';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import { applyAs, serviceOrigin } from '../member.ts';

export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const firstNames = [
  ...['Anand', 'Asha', 'Binu', 'Deepa', 'Fathima', 'Gopika', 'Hari', 'Indu', 'Jacob', 'Kavya'],
  ...['Lakshmi', 'Manoj', 'Neethu', 'Praveen', 'Ravi', 'Sajan', 'Thara', 'Unni', 'Vidya', 'Zeenat'],
];

/** Names that the tasks use; no two families share a telephone. */
const families = ['Nair', 'Pillai', 'Kurian', 'Menon', 'Varma', 'Thomas', 'Joseph', 'Das'] as const;

/** Returns this many people of one family name, each with a telephone and an address of their own. */
export const peopleCalled = (
  family: (typeof families)[number],
  count: number,
): readonly Person[] => {
  const area = String(200 + families.indexOf(family));
  return Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length] ?? '';
    const digits = String(4_100_000 + index * 3_571).padStart(7, '0');
    return {
      name: `${first} ${family}`,
      phone: `91${area}${digits}`,
      email: `${first}.${family}${String(index)}@example.com`.toLowerCase(),
    };
  });
};

/** Lets people apply in turn, so that the last one is the newest. Returns their references. */
export const applyInTurn = async (
  request: APIRequestContext,
  people: readonly Person[],
  more: Parameters<typeof applyAs>[2] = {},
): Promise<readonly string[]> => {
  const references: string[] = [];
  for (const { name, ...person } of people)
    references.push(await applyAs(request, name, { ...person, ...more }));
  return references;
};

/** Returns a visitor's own calls, without the member's session. */
export const visitor = async ({
  playwright,
}: {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
}): Promise<APIRequestContext> => playwright.request.newContext();

/** Opens the desk's view at a path, with nothing focused. */
export const begin = async (page: Page, path = ''): Promise<void> => {
  await page.goto(`${serviceOrigin()}/desk${path}`);
};
