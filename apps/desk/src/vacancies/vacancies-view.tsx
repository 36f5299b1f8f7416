import { type VacancyRow, vacancyStatuses } from '@example/api/desk';
import { Button } from '@example/ui/button';
import { useNavigate, useParams } from 'react-router-dom';
import { useBackend } from '../backend/backend.ts';
import { Choice } from '../lists/filter-bar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useList, useRefresh } from '../lists/use-list.ts';
import { useMay } from '../session/session.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import * as controls from '../style/controls.css.ts';
import { messages } from '../messages/vacancies.ts';
import { columns } from './columns.tsx';
import { filters as known } from './filters.ts';
import { keys, toQuery } from './keys.ts';
import { useVacancyChoices } from './use-vacancy.ts';
import { layout } from './vacancies-view.css.ts';
import { NewVacancyPanel, VacancyPanel } from './vacancy-panel.tsx';

const texts = messages.filters;

const orders = {
  newest: { id: 'number', desc: true },
  oldest: { id: 'number', desc: false },
  title: { id: 'title', desc: false },
  titleDown: { id: 'title', desc: true },
  lastDate: { id: 'lastDate', desc: false },
  lastDateDown: { id: 'lastDate', desc: true },
} as const;

const statuses = vacancyStatuses.map((value) => ({ value, label: messages.statuses[value] }));

const rowId = ({ job_id }: VacancyRow) => String(job_id);
const rowName = ({ job_title }: VacancyRow) => job_title;

/** Takes the place of the number in the address while a vacancy is being created. */
const NEW = 'new';

export const VacanciesView = () => {
  const { desk } = useBackend();
  const { id, part } = useParams();
  const navigate = useNavigate();
  const { data: choices } = useVacancyChoices();
  const state = useFilters(known);
  const { filters, limitTo } = state;
  const list = useList(keys.list(filters), async (page, options) =>
    desk.vacancies.list({ ...toQuery(filters), ...page }, options),
  );
  const mayWrite = useMay('vacancies.write');
  const toNew = { pathname: `/vacancies/${NEW}`, search: known.write(filters).toString() };
  useShortcut('c', () => void navigate(toNew), { enabled: mayWrite });
  const filterFields = (
    <>
      <Choice
        name="status"
        label={texts.status}
        any={texts.anyStatus}
        options={statuses}
        value={filters.status}
        onChange={(status) => {
          limitTo({ status });
        }}
      />
      <Choice
        name="category"
        label={texts.category}
        any={texts.anyCategory}
        options={(choices?.categories ?? []).map(({ id: category, jobcategory }) => ({
          value: String(category),
          label: jobcategory,
        }))}
        value={filters.category === undefined ? undefined : String(filters.category)}
        onChange={(category) => {
          limitTo({ category: category === undefined ? undefined : Number(category) });
        }}
      />
    </>
  );
  return (
    <ListView
      path="/vacancies"
      texts={messages}
      icon="briefcase"
      list={list}
      onRefresh={useRefresh(keys.lists, keys.choices)}
      columns={columns}
      layout={layout}
      linkColumn="title"
      rowId={rowId}
      rowName={rowName}
      orders={orders}
      state={state}
      filterFields={filterFields}
      actions={
        mayWrite && (
          <Button
            size="sm"
            className={controls.button}
            onClick={() => {
              void navigate(toNew);
            }}
          >
            {messages.create}
          </Button>
        )
      }
      openId={id}
      details={(links) => {
        if (id === undefined) return null;
        if (id === NEW && mayWrite) return <NewVacancyPanel {...links} />;
        return <VacancyPanel id={id} edits={part === 'edit' && mayWrite} {...links} />;
      }}
    />
  );
};
