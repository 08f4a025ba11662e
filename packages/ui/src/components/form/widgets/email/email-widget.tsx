'use client'
import type { EmailField } from '@eksport/forms'
import { Input } from '../../../input/input.js'
import type { WidgetProps } from '../../form-types.js'
import { textAnswer, textOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

export function EmailWidget(props: WidgetProps<EmailField>) {
  const { field, value, onChange } = props
  return (
    <WidgetField widget={props}>
      <Input
        // Not type="email": browsers would trim and validate by their own rules.
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        autoComplete={field.autocomplete ?? 'email'}
        value={textOf(value)}
        {...controlOf(props)}
        onChange={(event) => onChange(textAnswer(event.target.value))}
      />
    </WidgetField>
  )
}
