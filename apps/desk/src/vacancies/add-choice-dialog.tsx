import { CHOICE_MAX_LENGTH, type VacancyChoices } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { TextField } from '@example/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClients } from '../clients/clients.ts';
import { DialogForm, FormDialog } from '../forms/form-dialog.tsx';
import { messages } from '../messages/vacancies.ts';
import { failureText } from '../toasts/failure-text.ts';
import { useToldWhenLeft } from '../toasts/use-left.ts';
import * as controls from '../style/controls.css.ts';
import { keys } from './filters.ts';

/** Fields of a vacancy that have a choice to which the staff can add. */
export type ChoiceField = 'category_id' | 'int_location_id';

interface AddChoiceDialogProps {
  readonly field: ChoiceField;
  /** Called with the number of what was added. */
  readonly onAdded: (id: number) => void;
  readonly onClose: () => void;
}

/** Adds a category or a location to the choices. */
export const AddChoiceDialog = ({ field, onAdded, onClose }: AddChoiceDialogProps) => {
  const { desk } = useClients();
  const queries = useQueryClient();
  const texts = messages.addChoice[field];
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const keep = (change: (choices: VacancyChoices) => VacancyChoices) => {
    queries.setQueryData<VacancyChoices>(keys.choices, (known) => known && change(known));
  };
  const add = useMutation({
    mutationFn: async () => {
      if (field === 'category_id') {
        const category = await desk.vacancies.addCategory({ jobcategory: name });
        keep((known) => ({ ...known, categories: [...known.categories, category] }));
        return category.id;
      }
      const location = await desk.vacancies.addLocation({ vch_district: name });
      keep((known) => ({ ...known, locations: [...known.locations, location] }));
      return location.fk_district_id;
    },
    onSuccess: (id) => {
      onAdded(id);
      onClose();
    },
    onError: useToldWhenLeft(),
    onSettled: () => {
      // A colleague may have added the same.
      void queries.invalidateQueries({ queryKey: keys.choices });
    },
  });
  const missing = tried && name.trim() === '' ? messages.addChoice.missing : undefined;
  const told = add.error instanceof ApiError ? add.error.errors[0]?.message : undefined;
  return (
    <FormDialog
      texts={{ ...messages.addChoice, ...texts }}
      busy={add.isPending}
      onClose={onClose}
      initialFocus={input}
    >
      <DialogForm
        failure={add.error !== null && told === undefined && failureText(add.error)}
        onSubmit={() => {
          setTried(true);
          if (name.trim() !== '' && !add.isPending) add.mutate();
        }}
      >
        <TextField
          ref={input}
          name="choice"
          label={texts.name}
          required
          autoComplete="off"
          maxLength={CHOICE_MAX_LENGTH}
          className={controls.fields}
          value={name}
          error={missing ?? told}
          onChange={({ target }) => {
            setName(target.value);
            add.reset();
          }}
        />
      </DialogForm>
    </FormDialog>
  );
};
