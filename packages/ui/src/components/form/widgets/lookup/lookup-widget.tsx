'use client'
import type { LookupField } from '@eksport/forms'
import { Lookup } from '../../../lookup/lookup.js'
import { useForm } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { codeOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

/** One code of a register that is searched while typing. */
export function LookupWidget(props: WidgetProps<LookupField>) {
  const { field, value, onChange } = props
  const source = useForm().lookups?.[field.source]
  // A form whose register the app does not provide cannot be filled in: fail early, not in production.
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
