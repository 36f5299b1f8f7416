import { afterAll } from 'vitest';
import { endBuckets } from './bucket.ts';
import { endAdministration } from './databases.ts';

afterAll(endBuckets);
afterAll(endAdministration);
