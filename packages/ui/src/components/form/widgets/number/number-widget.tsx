'use client'
import { formatNumber, localize, type NumberField } from '@eksport/forms'
import { useState } from 'react'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { Input } from '../../../input/input.js'
import { codeLabel } from '../../code-options.logic.js'
import { useForm } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { parseNumber, textAnswer, textOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

/** A register number (a site, a code) is not an amount and has no thousands separators. */
const isAmount = (field: NumberField, value: number) =>
  Boolean(field.unit) || Boolean(field.decimals) || !Number.isInteger(value)

/** A number. Text that is not a number stays in the draft, and the rules report it. */
export function NumberWidget(props: WidgetProps<NumberField>) {
  const { field, value, onChange } = props
  const { locale } = useEksport()
  const control = controlOf(props)
  const { codeLists } = useForm()
  const [typed, setTyped] = useState<string | null>(null)
  const written =
    typeof value === 'number' ? (isAmount(field, value) ? formatNumber(value, locale) : String(value)) : textOf(value)
  const list = field.source ? codeLists?.[field.source] : undefined
  const name = list && codeLabel(list, written, locale)
  const type = (text: string) => {
    setTyped(text)
    onChange(parseNumber(text, locale, !field.decimals) ?? textAnswer(text))
  }
  return (
    // The name of the number in its list says more than its format.
    <WidgetField widget={props} hint={name === written ? undefined : name}>
      <Input
        // Not type="number": it drops invalid text, changes on scroll, and does not support the Norwegian comma
        // everywhere.
        inputMode={(field.decimals ?? 0) > 0 || (field.min ?? -1) < 0 ? 'text' : 'numeric'}
        autoComplete={field.autocomplete ?? 'off'}
        className="eks:tabular"
        unit={field.unit && localize(field.unit, locale)}
        value={typed ?? written}
        {...control}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setTyped(null)
          control.onBlur()
        }}
      />
    </WidgetField>
  )
}
