import { getAt } from '../../answers/answers.ts'
import type { TimeField } from '../../define/field.ts'
import { asPlainDate, isPlainTime } from '../../time/plain-date.ts'
import { isShown, minutesOfDay, minutesUntil } from '../../time/zone.ts'
import { defineKind, isText } from '../kind.ts'

export const time = defineKind<TimeField, string>({
  isShape: isText,
  // Older documents contain seconds.
  normalize: (_field, value) => value.slice(0, 5),
  validate(field, value, { answers, context }) {
    if (!isPlainTime(value)) return [{ code: 'time' }]
    const day = asPlainDate(field.dateField ? getAt(answers, field.dateField) : undefined)
    if (minutesOfDay(value) % (field.stepMinutes ?? 1) !== 0) return [{ code: 'timeNotOffered' }]
    if (day !== undefined && !isShown(day, value, context.timeZone))
      return [{ code: 'timeSkipped', params: { time: value } }]
    const ahead = day === undefined ? undefined : minutesUntil(day, value, context.now, context.timeZone)
    if (field.leadMinutes === undefined || ahead === undefined || ahead >= field.leadMinutes) return []
    return [{ code: field.leadCode ?? 'tooSoon', params: { minutes: field.leadMinutes } }]
  },
})
