import { Skeleton, SkeletonGroup } from '@example/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useClients } from '../clients/clients.ts';
import { Failure } from '../view/failure.tsx';
import { ViewBar } from '../view/view-bar.tsx';
import { useTitle } from '../view/use-title.ts';
import { dayOf } from '../messages/dates.ts';
import { messages } from '../messages/retention.ts';
import { table } from '../style/table.css.ts';
import * as styles from './retention-view.css.ts';

const { columns: names } = messages;

const RetentionView = () => {
  const { desk } = useClients();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: async ({ signal }) => desk.retention.read({ signal }),
  });
  useTitle(messages.title);
  const day = (at: number | null) => (at === null ? messages.none : dayOf(at));
  return (
    <>
      <ViewBar title={messages.title} />
      {data ? (
        // Keys scroll the table on a phone.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
        <div role="region" aria-label={messages.table} tabIndex={0} className={styles.view}>
          <p className={styles.said}>{messages.text}</p>
          <table className={table}>
            <thead>
              <tr>
                {Object.entries(names).map(([name, said]) => (
                  <th
                    key={name}
                    scope="col"
                    className={styles.cell}
                    data-number={name === 'days' || name === 'rows' ? '' : undefined}
                  >
                    {said}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(({ kind, setting, days, rows, oldest, next_purge_at }) => (
                <tr key={kind}>
                  <th scope="row" className={styles.cell}>
                    {messages.kinds[kind]}
                  </th>
                  <td className={styles.cell} data-number="" data-name={names.days}>
                    {messages.days(days)}
                  </td>
                  <td className={styles.cell} data-number="" data-name={names.rows}>
                    {rows.toLocaleString('en-IN')}
                  </td>
                  <td className={styles.cell} data-name={names.oldest}>
                    {day(oldest)}
                  </td>
                  <td className={styles.cell} data-name={names.next}>
                    {day(next_purge_at)}
                  </td>
                  <td className={`${styles.cell} ${styles.setting}`} data-name={names.setting}>
                    {setting}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={messages.loading} className={styles.view}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
    </>
  );
};

export { RetentionView as Component };
