'use client'
import type { YesNoField } from '@eksport/forms'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { Radio, RadioGroup } from '../../../radio-group/radio-group.js'
import { formTexts } from '../../form.texts.js'
import type { WidgetProps } from '../../form-types.js'
import { questionOf } from '../widget-props.js'

const shown = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : null)

/** Yes or no; neither is preselected. */
export function YesNoWidget(props: WidgetProps<YesNoField>) {
  const { id, value, optional, disabled, onChange, onBlur } = props
  const t = useTexts('form', formTexts)
  return (
    <RadioGroup
      {...questionOf(props)}
      name={id}
      required={!optional}
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
