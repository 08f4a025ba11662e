import type { ValidationContext } from '../../define/check.ts'
import type { DateField } from '../../define/field.ts'
import { addDays, isPlainDate } from '../../time/plain-date.ts'
import { readDate } from '../../time/read-date.ts'
import { today } from '../../time/zone.ts'
import { defineKind, type FieldIssue, isText } from '../kind.ts'

/** Why a text is not a date: the calendar has no such day ('31.02.2027'), or the format is wrong. */
export const dateIssue = (text: string, { now, timeZone }: ValidationContext): FieldIssue =>
  readDate(text, today(now, timeZone)).kind === 'nonexistent'
    ? { code: 'noSuchDate', params: { date: text } }
    : { code: 'date' }

export const date = defineKind<DateField, string>({
  isShape: isText,
  validate(field, value, { context }) {
    if (!isPlainDate(value)) return [dateIssue(value, context)]
    const now = today(context.now, context.timeZone)
    if (field.earliest !== undefined && value < addDays(now, field.earliest)) {
      return [{ code: field.earliestCode ?? 'tooEarly', params: { date: addDays(now, field.earliest) } }]
    }
    if (field.latest !== undefined && value > addDays(now, field.latest)) {
      return [{ code: field.latestCode ?? 'tooLate', params: { date: addDays(now, field.latest) } }]
    }
    return []
  },
})
