'use client'
import type { TextField } from '@eksport/forms'
import { Input } from '../../../input/input.js'
import { Textarea } from '../../../textarea/textarea.js'
import type { WidgetProps } from '../../form-types.js'
import { textAnswer, textOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

/** One line of text, or several. */
export function TextWidget(props: WidgetProps<TextField>) {
  const { field, value, onChange } = props
  const control = { value: textOf(value), autoComplete: field.autocomplete, ...controlOf(props) }
  return (
    <WidgetField widget={props}>
      {field.multiline ? (
        <Textarea {...control} limit={field.max} onChange={(event) => onChange(textAnswer(event.target.value))} />
      ) : (
        <Input {...control} onChange={(event) => onChange(textAnswer(event.target.value))} />
      )}
    </WidgetField>
  )
}
