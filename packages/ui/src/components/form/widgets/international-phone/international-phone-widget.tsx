'use client'
import type { InternationalPhoneField } from '@eksport/forms'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { Field } from '../../../field/field.js'
import { Fieldset } from '../../../field/fieldset.js'
import { Input } from '../../../input/input.js'
import { formTexts } from '../../form.texts.js'
import type { WidgetProps } from '../../form-types.js'
import { answersOf, textAnswer, textOf } from '../../values.logic.js'

/** Country code and number, two fields of one question. */
export function InternationalPhoneWidget(props: WidgetProps<InternationalPhoneField>) {
  const { id, value, label, hint, optional, disabled, error, onChange, onBlur } = props
  const t = useTexts('form', formTexts)
  const { callingCode, number, ...others } = answersOf(value)
  const set = (at: 'callingCode' | 'number', text: string) => {
    onChange({ ...others, callingCode, number, [at]: textAnswer(text) }, at)
  }
  return (
    <Fieldset id={id} legend={label} hint={hint} optional={optional} error={error()}>
      <div className="eks:mt-2 eks:flex eks:flex-wrap eks:items-start eks:gap-x-6 eks:gap-y-5">
        <Field
          id={`${id}-callingCode`}
          label={t('callingCode')}
          error={error('callingCode')}
          width="xs"
          required={!optional}
        >
          <Input
            type="tel"
            autoComplete="tel-country-code"
            value={textOf(callingCode)}
            disabled={disabled}
            onChange={(event) => set('callingCode', event.target.value)}
            onBlur={() => onBlur('callingCode')}
          />
        </Field>
        <Field id={`${id}-number`} label={t('phoneNumber')} error={error('number')} width="md" required={!optional}>
          <Input
            type="tel"
            autoComplete="tel-national"
            value={textOf(number)}
            disabled={disabled}
            onChange={(event) => set('number', event.target.value)}
            onBlur={() => onBlur('number')}
          />
        </Field>
      </div>
    </Fieldset>
  )
}
