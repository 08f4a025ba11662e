'use client'
import type { FixedField } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { Input } from '../../../input/input.js'
import { codeLabel } from '../../code-options.logic.js'
import { useForm } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { textOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'

/** A read-only answer from elsewhere in the application. */
export function FixedWidget(props: WidgetProps<FixedField>) {
  const { field, value } = props
  const { locale } = useEksport()
  const { codeLists } = useForm()
  const code = textOf(value)
  return (
    <WidgetField widget={{ ...props, optional: false }}>
      <Input readOnly value={field.codeList ? codeLabel(codeLists[field.codeList], code, locale) : code} />
    </WidgetField>
  )
}
