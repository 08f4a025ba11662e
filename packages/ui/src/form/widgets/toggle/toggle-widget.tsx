'use client'
import type { ToggleField } from '@eksport/forms'
import { FieldHint } from '../../../field/field-parts.js'
import { Switch } from '../../../switch/switch.js'
import type { WidgetProps } from '../../form-types.js'

/** On or off; what depends on it shows at once. */
export function ToggleWidget({ id, value, label, hint, disabled, onChange, onBlur }: WidgetProps<ToggleField>) {
  return (
    <div>
      <Switch
        id={id}
        label={label}
        checked={value === true}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onCheckedChange={(on) => onChange(on)}
        onBlur={() => onBlur()}
      />
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  )
}
