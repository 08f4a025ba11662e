'use client'
import { useFilterRoot } from './filter-context.js'
import { FilterFieldView } from './filter-field.js'
import { asRecord } from './filter-values.logic.js'

/** Props of {@link FilterFields}. */
export interface FilterFieldsProps {
  /** Only these fields, in this order. @default all of the schema */
  names?: readonly string[]
}

/** The fields of the surrounding schema, each with the control of its kind. */
export function FilterFields({ names }: FilterFieldsProps) {
  const { schema, shown, write, counts } = useFilterRoot('FilterFields')
  const record = asRecord(shown)
  const fields = names ? names.flatMap((name) => schema.fields.filter((field) => field.name === name)) : schema.fields
  return fields.map((field) => (
    <FilterFieldView
      key={field.name}
      field={field}
      value={record[field.name]}
      to={'to' in field ? record[field.to] : undefined}
      counts={counts?.[field.name]}
      write={write}
    />
  ))
}
