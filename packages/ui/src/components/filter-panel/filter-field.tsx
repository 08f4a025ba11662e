'use client'
import { memo } from 'react'
import { Field } from '../field/field.js'
import { FieldError } from '../field/field-parts.js'
import { FilterChoices, type FilterChoicesProps } from './filter-choices.js'
import { FilterDateRange } from './filter-date-range.js'
import { FilterGroup } from './filter-group.js'
import { FilterMultiSelect } from './filter-multi-select.js'
import { FilterOptionGroups } from './filter-option-groups.js'
import type { DateRangeFilter, FilterField, ListFilter, TextFilter } from './filter-schema.js'
import { FilterText } from './filter-text.js'
import { countIn, type FilterRecord, listOf, textOf } from './filter-values.logic.js'
import type { WriteFilters } from './use-filters.js'

/** How many results each option of each field would give. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

interface FieldViewProps<One extends FilterField> {
  field: One
  /** The field's own values, spread to single props so that an untouched field is not drawn again. */
  value: FilterRecord[string]
  to: FilterRecord[string]
  counts: FilterCounts[string] | undefined
  write: WriteFilters
}

const recordOf = ({ field, value, to }: FieldViewProps<FilterField>): FilterRecord =>
  field.kind === 'dates' ? { [field.name]: value, [field.to]: to } : { [field.name]: value }

/** A field of a schema with the control of its kind. */
export const FilterFieldView = memo(function FilterFieldView(props: FieldViewProps<FilterField>) {
  const { field, ...rest } = props
  const { folded } = field
  if (field.kind === 'text') return <TextView field={field} {...rest} />
  return (
    <FilterGroup
      label={field.label}
      count={field.kind === 'dates' ? 0 : countIn(field, recordOf(props))}
      {...(folded === undefined ? {} : { folded: folded && countIn(field, recordOf(props)) === 0 })}
    >
      {field.kind === 'dates' ? <DatesView field={field} {...rest} /> : <ListView field={field} {...rest} />}
    </FilterGroup>
  )
})

function TextView({ field, value, write }: FieldViewProps<TextFilter>) {
  return (
    <div className="eks-filter-group eks:border-t eks:border-line eks:px-4.5 eks:py-3.5">
      <Field label={field.label} hint={field.hint}>
        <FilterText
          value={textOf({ [field.name]: value }, field.name)}
          onValueChange={(text) => write({ [field.name]: text }, 'select', field.name)}
        />
      </Field>
    </div>
  )
}

function DatesView({ field, value, to, write }: FieldViewProps<DateRangeFilter>) {
  const asDate = (text: FilterRecord[string]) => (typeof text === 'string' ? text : undefined)
  return (
    <FilterDateRange
      fromLabel={field.fromLabel}
      toLabel={field.toLabel}
      value={{ from: asDate(value), to: asDate(to) }}
      onValueChange={(range, { clamped }) =>
        write({ [field.name]: range.from, [field.to]: range.to }, clamped ? 'date-clamp' : 'select', field.name)
      }
    />
  )
}

/** Why the choices could not be fetched; what filters already stays, by its code. */
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
