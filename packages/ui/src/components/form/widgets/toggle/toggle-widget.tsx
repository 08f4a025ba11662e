'use client'
import type { ToggleField } from '@eksport/forms'
import { describedBy } from '../../../../foundation/internal/described-by.js'
import { FieldError, FieldHint } from '../../../field/field-parts.js'
import { Switch } from '../../../switch/switch.js'
import type { WidgetProps } from '../../form-types.js'

/** On or off; dependent fields appear at once. */
export function ToggleWidget({ id, value, label, hint, disabled, error, onChange, onBlur }: WidgetProps<ToggleField>) {
  const problem = error()
  return (
    <div>
      <Switch
        id={id}
        label={label}
        checked={value === true}
        disabled={disabled}
        aria-describedby={describedBy(id, hint, problem)}
        onCheckedChange={(on) => onChange(on)}
        onBlur={() => onBlur()}
      />
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  )
}
