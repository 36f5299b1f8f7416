import { Choice } from '../lists/filter-bar.tsx';
import type { FilterField } from '../lists/use-filters.ts';
import { messages } from '../messages/owners.ts';
import { type OwnedArea, useOwnerChoices } from './owners.ts';

interface OwnerChoiceProps {
  readonly area: OwnedArea;
  readonly field: FilterField;
}

export const OwnerChoice = ({ area, field }: OwnerChoiceProps) => (
  <Choice field={field} texts={messages.filter} options={useOwnerChoices(area)} />
);
