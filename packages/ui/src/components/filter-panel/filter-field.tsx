'use client'
import { memo } from 'react'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Field } from '../field/field.js'
import { FieldError } from '../field/field-parts.js'
import { FilterChoice } from './filter-choice.js'
import { FilterChoices, type FilterChoicesProps } from './filter-choices.js'
import { FilterDateRange } from './filter-date-range.js'
import { FilterGroup } from './filter-group.js'
import { FilterMultiSelect } from './filter-multi-select.js'
import { FilterNumberRange } from './filter-number-range.js'
import { FilterOptionGroups } from './filter-option-groups.js'
import { filterPanelTexts } from './filter-panel.texts.js'
import type {
  ChoiceFilter,
  DateRangeFilter,
  FilterField,
  ListFilter,
  NumberRangeFilter,
  TextFilter,
  YesNoFilter,
} from './filter-schema.js'
import { FilterText } from './filter-text.js'
import { countIn, type FilterRecord, isRange, listOf, textOf } from './filter-values.logic.js'
import type { WriteFilters } from './use-filters.js'

/** The number of results of each option of each field. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

interface FieldViewProps<One extends FilterField> {
  field: One
  /** The field's own values, passed as separate props so that an untouched field does not render again. */
  value: FilterRecord[string]
  to: FilterRecord[string]
  counts: FilterCounts[string] | undefined
  write: WriteFilters
}

type RangeView<One extends FilterField> = Omit<FieldViewProps<One>, 'counts'>

/** A field of a schema, with the control of its kind. */
export const FilterFieldView = memo(function FilterFieldView(props: FieldViewProps<FilterField>) {
  const { field, value, to } = props
  const { folded } = field
  if (field.kind === 'text') return <TextView {...props} field={field} />
  const used = countIn(field, isRange(field) ? { [field.name]: value, [field.to]: to } : { [field.name]: value })
  return (
    <FilterGroup
      label={field.label}
      // A count is only meaningful for a list.
      count={Array.isArray(value) ? used : 0}
      {...(folded === undefined ? {} : { folded: folded && used === 0 })}
    >
      <GroupView {...props} field={field} />
    </FilterGroup>
  )
})

function GroupView({ field, ...rest }: FieldViewProps<Exclude<FilterField, TextFilter>>) {
  switch (field.kind) {
    case 'dates':
      return <DatesView field={field} {...rest} />
    case 'numbers':
      return <NumbersView field={field} {...rest} />
    case 'choice':
      return <ChoiceView field={field} {...rest} />
    case 'yes-no':
      return <YesNoView field={field} {...rest} />
    default:
      return <ListView field={field} {...rest} />
  }
}

function TextView({ field, value, write }: FieldViewProps<TextFilter>) {
  return (
    <div className="eks-filter-group eks:edge-t-1 eks:border-line eks:px-[var(--eks-filter-pad,16px)] eks:py-3">
      <Field label={field.label} hint={field.hint}>
        <FilterText
          value={textOf({ [field.name]: value }, field.name)}
          onValueChange={(text) => write({ [field.name]: text }, 'select', field.name)}
        />
      </Field>
    </div>
  )
}

function DatesView({ field, value, to, write }: RangeView<DateRangeFilter>) {
  const asDate = (text: FilterRecord[string]) => (typeof text === 'string' ? text : undefined)
  const { kind, name, label, to: upTo, folded, ...range } = field
  return (
    <FilterDateRange
      {...range}
      value={{ from: asDate(value), to: asDate(to) }}
      onValueChange={({ from, to: until }, { clamped }) =>
        write({ [name]: from, [upTo]: until }, clamped ? 'date-clamp' : 'select', name)
      }
    />
  )
}

function NumbersView({ field, value, to, write }: RangeView<NumberRangeFilter>) {
  const asNumber = (one: FilterRecord[string]) => (typeof one === 'number' ? one : undefined)
  const { kind, name, label, to: upTo, folded, ...range } = field
  return (
    <FilterNumberRange
      {...range}
      value={{ from: asNumber(value), to: asNumber(to) }}
      onValueChange={({ from, to: until }, { clamped }) =>
        write({ [name]: from, [upTo]: until }, clamped ? 'number-clamp' : 'select', name)
      }
    />
  )
}

function ChoiceView({ field, value, counts, write }: FieldViewProps<ChoiceFilter>) {
  const { name, options, first, anyLabel, problem } = field
  return (
    <>
      {problem && <FieldError className="eks:over:mt-0">{problem}</FieldError>}
      <FilterChoice
        {...{ first, anyLabel, counts }}
        options={problem ? [] : options}
        value={typeof value === 'string' && value !== '' ? value : undefined}
        onValueChange={(next) => write({ [name]: next }, 'select', name)}
      />
    </>
  )
}

function YesNoView({ field, value, counts, write }: FieldViewProps<YesNoFilter>) {
  const t = useTexts('filterPanel', filterPanelTexts)
  const { name, yesLabel = t('yes'), noLabel = t('no'), anyLabel } = field
  const options = [
    { value: 'true', label: yesLabel },
    { value: 'false', label: noLabel },
  ]
  return (
    <FilterChoice
      {...{ options, anyLabel, counts }}
      value={typeof value === 'boolean' ? String(value) : undefined}
      onValueChange={(next) => write({ [name]: next === undefined ? undefined : next === 'true' }, 'select', name)}
    />
  )
}

/** Why the options could not be loaded; an active filter is still shown, by its code. */
function FilterProblem({ problem, ...shared }: Omit<FilterChoicesProps, 'options'> & { problem: string }) {
  return (
    <>
      <FieldError className="eks:over:mt-0">{problem}</FieldError>
      <FilterChoices {...shared} options={[]} />
    </>
  )
}

function ListView({ field, value, counts, write }: FieldViewProps<ListFilter>) {
  const shared = {
    value: listOf({ [field.name]: value }, field.name),
    onValueChange: (next: readonly string[]) => write({ [field.name]: next }, 'select', field.name),
    counts,
  }
  if (field.problem) return <FilterProblem {...shared} problem={field.problem} />
  if (field.kind === 'choices') return <FilterChoices {...shared} options={field.options} first={field.first} />
  if (field.kind === 'groups') return <FilterOptionGroups {...shared} groups={field.groups} first={field.first} />
  const { label, options, placeholder, othersLabel } = field
  return <FilterMultiSelect {...shared} {...{ label, options, placeholder, othersLabel }} />
}
