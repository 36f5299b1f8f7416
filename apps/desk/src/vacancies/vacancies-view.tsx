import { type VacancyRow, vacancyStatuses } from '@example/api/desk';
import { useParams } from 'react-router-dom';
import { useClients } from '../clients/clients.ts';
import { OwnerChoice } from '../details/owner-choice.tsx';
import { Choice } from '../lists/filter-bar.tsx';
import { optionsOf } from '../lists/options-of.ts';
import { ListView } from '../lists/list-view.tsx';
import { useList } from '../lists/use-list.ts';
import { useMay } from '../session/session.ts';
import { useShortcut } from '../shortcuts/shortcuts-provider.tsx';
import { SmallButton } from '../style/small-button.tsx';
import { messages } from '../messages/vacancies.ts';
import { columns } from './columns.tsx';
import { vacancies } from './filters.ts';
import { useOpenVacancy } from './use-open-vacancy.ts';
import { useVacancyChoices } from './use-vacancy.ts';
import { layout } from './vacancies-view.css.ts';
import { NewVacancyPanel, VacancyPanel } from './vacancy-panel.tsx';

const texts = messages.filters;

const statuses = optionsOf(vacancyStatuses, messages.statuses);

const readOnly = { ...messages, none: { ...messages.none, text: messages.none.readOnly } };

const rowId = ({ job_id }: VacancyRow) => String(job_id);
const rowName = ({ job_title }: VacancyRow) => job_title;
const table = { columns, layout, linkColumn: 'title', rowId, rowName };

/** Takes the place of the number in the address while a vacancy is being created. */
const NEW = 'new';

const VacanciesView = () => {
  const { desk } = useClients();
  const { part } = useParams();
  const openVacancy = useOpenVacancy();
  const { data: choices } = useVacancyChoices();
  const { shown } = useList(vacancies, desk.vacancies);
  const { fieldOf } = shown.state;
  const mayWrite = useMay('vacancies.write');
  const create = () => openVacancy(NEW);
  useShortcut('c', create, { enabled: mayWrite });
  const filterFields = (
    <>
      <Choice field={fieldOf('status')} texts={texts.status} options={statuses} />
      <Choice
        field={fieldOf('category')}
        texts={texts.category}
        options={(choices?.categories ?? []).map(({ id: category, jobcategory }) => ({
          value: String(category),
          label: jobcategory,
        }))}
      />
      <OwnerChoice area="vacancies" field={fieldOf('owner')} />
    </>
  );
  return (
    <ListView
      {...shown}
      texts={mayWrite ? messages : readOnly}
      icon="briefcase"
      table={table}
      filterFields={filterFields}
      actions={
        mayWrite && (
          <SmallButton variant="primary" onClick={create}>
            {messages.create}
          </SmallButton>
        )
      }
      details={(id, links) =>
        id === NEW && mayWrite ? (
          <NewVacancyPanel {...links} />
        ) : (
          <VacancyPanel id={id} edits={part === 'edit' && mayWrite} {...links} />
        )
      }
    />
  );
};

export { VacanciesView as Component };
