'use client'
import { addDays, type DateField } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { datePattern } from '../../../calendar/date-names.js'
import { DatePicker } from '../../../date-picker/date-picker.js'
import { formTexts } from '../../form.texts.js'
import { useFormDay } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { codeOf, textAnswer } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

/** A date. Text that is not a date stays in the draft, and the rules report it. */
export function DateWidget(props: WidgetProps<DateField>) {
  const { field, value, hint, compact, onChange } = props
  const t = useTexts('form', formTexts)
  const { locale } = useEksport()
  const day = useFormDay()
  return (
    <WidgetField widget={props} hint={hint ?? (compact ? undefined : datePattern(t('dateFormat'), locale))}>
      <DatePicker
        value={codeOf(value)}
        today={day}
        min={field.earliest === undefined ? undefined : addDays(day, field.earliest)}
        max={field.latest === undefined ? undefined : addDays(day, field.latest)}
        {...controlOf(props)}
        onValueChange={(date, { raw }) => onChange(date ?? textAnswer(raw))}
      />
    </WidgetField>
  )
}
