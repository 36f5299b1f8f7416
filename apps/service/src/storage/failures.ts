import type { Dialect, LogEvent } from 'kysely';

/** Is told of each statement that failed, and each connection that could not be made. */
export type OnDatabaseError = (error: unknown) => void;

/** Kysely tells its log of failed statements only: this dialect reports failed connections too. */
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

/** Kysely's log of failed statements. */
export const reportingStatements =
  (onError: OnDatabaseError) =>
  (event: LogEvent): void => {
    if (event.level === 'error') onError(event.error);
  };
