import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { exportPerson } from '../features/privacy/index.ts';

export const exportedOf = async (
  ...parameters: Parameters<typeof exportPerson>
): Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>> => {
  const json = await text(Readable.from(await exportPerson(...parameters)));
  return JSON.parse(json) as Awaited<ReturnType<typeof exportedOf>>;
};
