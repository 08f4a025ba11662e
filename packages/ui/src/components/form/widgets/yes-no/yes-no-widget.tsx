'use client'
import type { YesNoField } from '@eksport/forms'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { Radio, RadioGroup } from '../../../radio-group/radio-group.js'
import { formTexts } from '../../form.texts.js'
import type { WidgetProps } from '../../form-types.js'

const shown = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : null)

/** Yes or no, neither before it is answered. */
export function YesNoWidget({
  id,
  value,
  label,
  hint,
  optional,
  disabled,
  error,
  onChange,
  onBlur,
}: WidgetProps<YesNoField>) {
  const t = useTexts('form', formTexts)
  return (
    <RadioGroup
      id={id}
      name={id}
      legend={label}
      hint={hint}
      optional={optional}
      required={!optional}
      error={error()}
      inline
      value={shown(value)}
      onValueChange={(next) => onChange(next === 'yes')}
      onBlur={() => onBlur()}
    >
      <Radio value="yes" label={t('yes')} disabled={disabled} />
      <Radio value="no" label={t('no')} disabled={disabled} />
    </RadioGroup>
  )
}
