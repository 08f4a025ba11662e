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
  { at: 'callingCode', text: 'callingCode', width: 'xs', className: '', autoComplete: 'tel-country-code' },
  // Ends where a one-line field ends.
  { at: 'number', text: 'phoneNumber', width: 'full', className: 'eks:flex-1', autoComplete: 'tel-national' },
] as const

/** Country code and number, two fields of one question. */
export function InternationalPhoneWidget(props: WidgetProps<InternationalPhoneField>) {
  const { id, value, optional, disabled, error, onChange, onBlur } = props
  const t = useTexts('form', formTexts)
  const answers = answersOf(value)
  return (
    <Fieldset {...questionOf(props)}>
      <div className="eks:mt-2 eks:flex eks:max-w-lg eks:flex-wrap eks:items-start eks:gap-x-4 eks:gap-y-field-gap">
        {parts.map(({ at, text, autoComplete, ...size }) => (
          <Field key={at} id={`${id}-${at}`} label={t(text)} error={error(at)} {...size} required={!optional}>
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
