'use client'
import type { TextListField } from '@eksport/forms'
import { useState } from 'react'
import { Input } from '../../../input/input.js'
import type { WidgetProps } from '../../form-types.js'
import { textsOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

const partsOf = (typed: string) =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Several short texts on one line, separated by commas. */
export function TextListWidget(props: WidgetProps<TextListField>) {
  const { value, onChange } = props
  const parts = textsOf(value)
  const [typed, setTyped] = useState(parts.join(', '))
  // A trailing comma has no part after it yet, so the typed text is shown while it means the same.
  const isSame = partsOf(typed).join() === parts.join()
  return (
    <WidgetField widget={props}>
      <Input
        value={isSame ? typed : parts.join(', ')}
        {...controlOf(props)}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(partsOf(event.target.value))
        }}
      />
    </WidgetField>
  )
}
