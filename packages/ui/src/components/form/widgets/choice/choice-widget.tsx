'use client'
import { type ChoiceField, localize } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { Radio, RadioGroup } from '../../../radio-group/radio-group.js'
import type { WidgetProps } from '../../form-types.js'
import { codeOf } from '../../values.logic.js'
import { questionOf } from '../widget-props.js'

// Two or three short labels read faster side by side.
const fitsARow = (labels: readonly string[]) => labels.length <= 4 && labels.join('').length <= 32

/** One of a few options, all visible. */
export function ChoiceWidget(props: WidgetProps<ChoiceField>) {
  const { field, id, value, optional, disabled, onChange, onBlur } = props
  const { locale } = useEksport()
  const options = field.options.map((option) => ({ value: option.value, label: localize(option.label, locale) }))
  return (
    <RadioGroup
      {...questionOf(props)}
      name={id}
      required={!optional}
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
