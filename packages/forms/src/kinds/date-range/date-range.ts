import type { DateRangeField } from '../../define/field.ts'
import { addDays, isPlainDate } from '../../time/plain-date.ts'
import { today } from '../../time/zone.ts'
import { dateIssue } from '../date/date.ts'
import { defineKind, type FieldIssue, hasTexts, type TextParts } from '../kind.ts'

const ends = ['from', 'to'] as const

export const dateRange = defineKind<DateRangeField, TextParts<(typeof ends)[number]>>({
  isShape: hasTexts(...ends),
  normalize: (_field, value) => ({ ...(value.from && { from: value.from }), ...(value.to && { to: value.to }) }),
  isMissing: ({ from, to }) => !from && !to,
  isWhole: ({ from, to }) => Boolean(from && to),
  missing: (_field, code) => ends.map((at) => ({ code, at })),
  validate(field, value, { context }) {
    const issues: FieldIssue[] = []
    const last = field.latest === undefined ? undefined : addDays(today(context.now, context.timeZone), field.latest)
    for (const at of ends) {
      const day = value[at]
      if (!day) issues.push({ code: 'required', at })
      else if (!isPlainDate(day)) issues.push({ ...dateIssue(day, context), at })
      else if (last && day > last) issues.push({ code: field.latestCode ?? 'tooLate', at, params: { date: last } })
    }
    // [VAL-05] Reported at both ends, because either may be the one to correct.
    if (issues.length === 0 && value.from && value.to && value.from > value.to) {
      issues.push({ code: 'fromAfterTo', at: 'from' }, { code: 'toBeforeFrom', at: 'to' })
    }
    return issues
  },
})
