'use client'
import { formatDate, isPlainDate, type PlainDate } from '@eksport/forms'
import { useState } from 'react'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { type DateLimits, type DateObstacle, dateObstacle } from '../calendar/date-limits.logic.js'
import { type ParsedDate, parseDate } from './parse-date.logic.js'

/** Why a date changed. */
export type DateReason = 'type' | 'pick' | 'clear'

/** What is wrong with a date: there is none, the text is none, no calendar has it, or the limits forbid it. */
export type DateProblem = Exclude<ParsedDate['kind'], 'date'> | DateObstacle['kind']

/** What a change of date tells besides the date. */
export interface DateChangeDetails extends ChangeDetails<DateReason> {
  /** The text as it was typed; keep it when it is no date, so that nothing is lost. */
  readonly raw: string
  /** Set when there is no date, or when the date is outside the limits: a typed one is reported all the same. */
  readonly problem?: DateProblem
}

interface DateTextState {
  readonly value?: string | null | undefined
  readonly defaultValue: string | null
  readonly onValueChange?: ((value: PlainDate | null, details: DateChangeDetails) => void) | undefined
  readonly today: PlainDate
  readonly limits: DateLimits
}

const shownAs = (value: string | null) => (value !== null && isPlainDate(value) ? formatDate(value) : (value ?? ''))

/** The text of a date field: free while it is written, read and put in order when the field is left. */
export function useDateText({ value, defaultValue, onValueChange, today, limits }: DateTextState) {
  const [typed, setTyped] = useState<string | null>(null)
  const report = (next: string | null, details: ChangeDetails<DateReason>) => {
    const parsed = parseDate(next ?? '', today)
    const raw = typed ?? shownAs(next)
    if (parsed.kind !== 'date')
      return onValueChange?.(null, { ...details, raw: parsed.kind === 'empty' ? '' : raw, problem: parsed.kind })
    const problem = dateObstacle(parsed.date, limits)?.kind
    onValueChange?.(parsed.date, problem ? { ...details, raw, problem } : { ...details, raw })
  }
  const [current, setCurrent, restore] = useControllable<string | null, DateReason>({
    value,
    defaultValue,
    onChange: report,
  })

  const commit = (event?: Event) => {
    if (typed === null) return
    const parsed = parseDate(typed, today)
    const next = parsed.kind === 'date' ? parsed.date : typed.trim() || null
    if (next !== current) setCurrent(next, next === null ? 'clear' : 'type', event)
    setTyped(null)
  }
  const pick = (date: PlainDate) => {
    setTyped(null)
    setCurrent(date, 'pick')
  }
  return {
    date: current !== null && isPlainDate(current) ? current : null,
    text: typed ?? shownAs(current),
    setTyped,
    commit,
    pick,
    restore: () => {
      setTyped(null)
      restore()
    },
  }
}
