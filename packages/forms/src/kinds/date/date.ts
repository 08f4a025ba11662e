import type { DateField } from '../../define/field.ts'
import { formatDate } from '../../text/format.ts'
import { today } from '../../time/oslo.ts'
import { addDays, isPlainDate } from '../../time/plain-date.ts'
import { defineKind, isText } from '../kind.ts'

export const date = defineKind<DateField, string>({
  isShape: isText,
  validate(field, value, { context }) {
    if (!isPlainDate(value)) return [{ code: 'date' }]
    const now = today(context.now)
    if (field.earliest !== undefined && value < addDays(now, field.earliest)) {
      return [{ code: field.earliestCode ?? 'tooEarly', params: { date: formatDate(addDays(now, field.earliest)) } }]
    }
    if (field.latest !== undefined && value > addDays(now, field.latest)) {
      return [{ code: field.latestCode ?? 'tooLate', params: { date: formatDate(addDays(now, field.latest)) } }]
    }
    return []
  },
})
