'use client'
import type { InternationalPhoneField } from '@eksport/forms'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { Field } from '../../../field/field.js'
import { Fieldset } from '../../../field/fieldset.js'
import { Input } from '../../../input/input.js'
import { formTexts } from '../../form.texts.js'
import type { WidgetProps } from '../../form-types.js'
import { answersOf, textAnswer, textOf } from '../../values.logic.js'
import { questionOf } from '../widget-props.js'

const parts = [
  { at: 'callingCode', text: 'callingCode', width: 'xs', autoComplete: 'tel-country-code' },
  { at: 'number', text: 'phoneNumber', width: 'md', autoComplete: 'tel-national' },
] as const

/** Country code and number, two fields of one question. */
export function InternationalPhoneWidget(props: WidgetProps<InternationalPhoneField>) {
  const { id, value, optional, disabled, error, onChange, onBlur } = props
  const t = useTexts('form', formTexts)
  const answers = answersOf(value)
  return (
    <Fieldset {...questionOf(props)}>
      <div className="eks:mt-2 eks:flex eks:flex-wrap eks:items-start eks:gap-x-6 eks:gap-y-5">
        {parts.map(({ at, text, width, autoComplete }) => (
          <Field key={at} id={`${id}-${at}`} label={t(text)} error={error(at)} width={width} required={!optional}>
            <Input
              type="tel"
              autoComplete={autoComplete}
              value={textOf(answers[at])}
              disabled={disabled}
              onChange={(event) => onChange({ ...answers, [at]: textAnswer(event.target.value) }, at)}
              onBlur={() => onBlur(at)}
            />
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}
