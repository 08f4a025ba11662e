'use client'
import { type ChoiceField, localize } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { Radio, RadioGroup } from '../../../radio-group/radio-group.js'
import type { WidgetProps } from '../../form-types.js'
import { codeOf } from '../../values.logic.js'

// Two or three short words read faster side by side.
const fitsARow = (labels: readonly string[]) => labels.length <= 4 && labels.join('').length <= 32

/** One of a few, all in sight. */
export function ChoiceWidget({
  field,
  id,
  value,
  label,
  hint,
  optional,
  disabled,
  error,
  onChange,
  onBlur,
}: WidgetProps<ChoiceField>) {
  const { locale } = useEksport()
  const options = field.options.map((option) => ({ value: option.value, label: localize(option.label, locale) }))
  return (
    <RadioGroup
      id={id}
      name={id}
      legend={label}
      hint={hint}
      optional={optional}
      required={!optional}
      error={error()}
      inline={fitsARow(options.map((option) => option.label))}
      value={codeOf(value)}
      onValueChange={(next) => onChange(next)}
      onBlur={() => onBlur()}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value} label={option.label} disabled={disabled} />
      ))}
    </RadioGroup>
  )
}
