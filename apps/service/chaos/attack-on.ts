import { attack, type Scenario } from './scenario.ts';
import type { Stores, storesKinds } from './stores.ts';

/** Returns a function that attacks a service on one kind of stores, new ones unless some are given. */
export const attackOn =
  ({ name: kind, create }: (typeof storesKinds)[number]) =>
  async (
    fault: string,
    run: (scenario: Scenario) => Promise<void>,
    {
      stores,
      environment = {},
    }: {
      readonly stores?: Stores;
      readonly environment?: Readonly<Record<string, string>>;
    } = {},
  ) =>
    attack({ fault, kind, stores: stores ?? (await create()), environment }, run);
