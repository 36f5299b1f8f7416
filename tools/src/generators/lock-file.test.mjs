import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { linkPackage } from './lock-file.mjs';

it('a new package is linked where others import it from', () => {
  const root = mkdtempSync(join(tmpdir(), 'linked-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'node_modules/@example'), { recursive: true });
  mkdirSync(join(root, 'libs/price-table'), { recursive: true });
  linkPackage(root, 'libs/price-table');
  linkPackage(root, 'libs/price-table');
  const found = realpathSync(join(root, 'node_modules/@example/price-table'));
  expect(found).toBe(realpathSync(join(root, 'libs/price-table')));
});
