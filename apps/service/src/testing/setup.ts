import { afterAll } from 'vitest';
import { endBuckets } from './bucket.ts';
import { endAdministration } from './databases.ts';
import { endReaders } from './resumes.ts';

afterAll(endReaders);
afterAll(endBuckets);
afterAll(endAdministration);
