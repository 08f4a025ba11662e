'use client'
import type { Field as FieldDefinition } from '@eksport/forms'
import type { ReactNode } from 'react'
import { Field } from '../../field/field.js'
import { widthOf } from '../field-rows.logic.js'
import type { WidgetProps } from '../form-types.js'

interface WidgetFieldProps {
  widget: WidgetProps<FieldDefinition>
  children: ReactNode
  /** Replaces the field's own hint. */
  hint?: string | undefined
}

/** Label, hint, 'Valgfritt' and error around the control of a simple widget. */
export function WidgetField({ widget, hint, children }: WidgetFieldProps) {
  const { field, id, label, optional, error, compact } = widget
  return (
    <Field
      id={id}
      label={label}
      hint={hint ?? widget.hint}
      hintBelow={compact}
      optional={optional}
      required={!optional}
      error={error()}
      width={widthOf(field)}
    >
      {children}
    </Field>
  )
}
