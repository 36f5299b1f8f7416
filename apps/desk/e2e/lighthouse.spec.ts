import { expect, test } from '@playwright/test';
import { lighthouseScore } from './lighthouse.ts';

for (const { name, path, port } of [
  { name: 'the list', path: '/desk/applications', port: 4648 },
  { name: 'details', path: '/desk/applications/A-00000001', port: 4649 },
] as const) {
  test(`Lighthouse finds nothing that keeps anybody from ${name}`, async ({
    baseURL,
    launchOptions,
  }) => {
    test.setTimeout(120_000);
    expect(await lighthouseScore(`${baseURL ?? ''}${path}`, { launchOptions, port })).toBe(1);
  });
}
