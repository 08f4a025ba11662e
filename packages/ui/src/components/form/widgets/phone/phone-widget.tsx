'use client'
import type { PhoneField } from '@eksport/forms'
import { Input } from '../../../input/input.js'
import type { WidgetProps } from '../../form-types.js'
import { textAnswer, textOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

export function PhoneWidget(props: WidgetProps<PhoneField>) {
  const { field, value, onChange } = props
  return (
    <WidgetField widget={props}>
      <Input
        type="tel"
        autoComplete={field.autocomplete ?? 'tel'}
        value={textOf(value)}
        {...controlOf(props)}
        onChange={(event) => onChange(textAnswer(event.target.value))}
      />
    </WidgetField>
  )
}
