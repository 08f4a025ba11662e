'use client'
import { getAt, isPlainDate, type TimeField, timeChoices } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { TimeSelect } from '../../../time-select/time-select.js'
import { formTexts } from '../../form.texts.js'
import { useForm } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { codeOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

/** A clock time; with a date field it is disabled until the date is selected. */
export function TimeWidget(props: WidgetProps<TimeField>) {
  const { field, value, answers, hint, onChange } = props
  const t = useTexts('form', formTexts)
  const { now } = useForm()
  const { timeZone } = useEksport()
  const date = field.dateField === undefined ? undefined : getAt(answers, field.dateField)
  const day = typeof date === 'string' && isPlainDate(date) ? date : undefined
  const waiting = field.dateField !== undefined && day === undefined
  return (
    // Beside its date, which has a hint, an empty hint keeps the controls aligned.
    <WidgetField widget={props} hint={waiting ? t('dateFirst') : (hint ?? (day === undefined ? undefined : '\u00a0'))}>
      <TimeSelect
        times={waiting ? null : timeChoices(field, day, now, timeZone)}
        value={codeOf(value)}
        {...controlOf(props)}
        onValueChange={(time) => onChange(time ?? undefined)}
      />
    </WidgetField>
  )
}
