import type { Dialect, LogEvent } from 'kysely';

export type OnDatabaseError = (error: unknown) => void;

/** Adds reports of failed connections to a dialect, since Kysely's log reports only failed statements. */
export const reportingConnections = (dialect: Dialect, onError: OnDatabaseError): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => {
    const driver = dialect.createDriver();
    const acquireConnection = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) =>
      acquireConnection(options).catch((error: unknown) => {
        onError(error);
        throw error;
      });
    return driver;
  },
});

export const reportingStatements =
  (onError: OnDatabaseError) =>
  (event: LogEvent): void => {
    if (event.level === 'error') onError(event.error);
  };
