'use client'
import type { PhoneField } from '@eksport/forms'
import { Input } from '../../../input/input.js'
import type { WidgetProps } from '../../form-types.js'
import { textAnswer, textOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'

export function PhoneWidget(props: WidgetProps<PhoneField>) {
  const { field, value, disabled, onChange, onBlur } = props
  return (
    <WidgetField widget={props}>
      <Input
        type="tel"
        autoComplete={field.autocomplete ?? 'tel'}
        value={textOf(value)}
        disabled={disabled}
        onChange={(event) => onChange(textAnswer(event.target.value))}
        onBlur={() => onBlur()}
      />
    </WidgetField>
  )
}
