'use client'
import type { LookupField } from '@eksport/forms'
import { Lookup } from '../../../lookup/lookup.js'
import { useForm } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { codeOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

/** One code of a register that is asked while typing. */
export function LookupWidget(props: WidgetProps<LookupField>) {
  const { field, value, onChange } = props
  const source = useForm().lookups?.[field.source]
  // A form that names a register which the app did not give cannot be filled in: better seen at once than in production.
  if (!source) throw new Error(`The form asks the register '${field.source}', which StepForm was not given`)
  const code = codeOf(value)
  return (
    <WidgetField widget={props}>
      <Lookup
        value={code}
        valueLabel={code === null ? undefined : source.label?.(code)}
        search={source.search}
        minCharacters={field.minCharacters}
        maxCharacters={field.maxCharacters}
        {...controlOf(props)}
        onValueChange={(next) => onChange(next ?? undefined)}
      />
    </WidgetField>
  )
}
