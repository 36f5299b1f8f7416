import { afterAll } from 'vitest';
import { endReaders } from './resumes.ts';

afterAll(endReaders);
