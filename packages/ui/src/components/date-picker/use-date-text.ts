'use client'
import { formatDate, isPlainDate, type ParsedDate, type PlainDate, parseDate } from '@eksport/forms'
import { useEffect, useEffectEvent } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useTypedText } from '../../foundation/internal/use-typed-text.js'
import { type DateLimits, type DateObstacle, dateObstacle } from '../calendar/date-limits.logic.js'

/** Why a date changed. */
export type DateReason = 'type' | 'pick' | 'clear'

/** What is wrong with a date: it is missing, not a date, does not exist, or is outside the limits. */
export type DateProblem = Exclude<ParsedDate['kind'], 'date'> | DateObstacle['kind']

/** The details of a date change. */
export interface DateChangeDetails extends ChangeDetails<DateReason> {
  /** The text as typed; keep it when it is not a date, so that nothing is lost. */
  readonly raw: string
  /** Set if there is no date, or if it is outside the limits; a typed date is reported all the same. */
  readonly problem?: DateProblem
}

interface DateTextState {
  readonly value?: string | null | undefined
  readonly defaultValue: string | null
  readonly onValueChange?: ((value: PlainDate | null, details: DateChangeDetails) => void) | undefined
  readonly today: PlainDate
  readonly limits: DateLimits
  readonly locale: string
}

const shownIn = (locale: string, value: string | null) =>
  value !== null && isPlainDate(value) ? formatDate(value, locale) : (value ?? '')

/** The text of a date field: free while typing, parsed and formatted on blur. */
export function useDateText({ value, defaultValue, onValueChange, today, limits, locale }: DateTextState) {
  const shownAs = (date: string | null) => shownIn(locale, date)
  const report = (next: string | null, details: ChangeDetails<DateReason>) => {
    const parsed = parseDate(next ?? '', today, locale)
    const raw = details.reason === 'pick' ? shownAs(next) : (text.typed ?? shownAs(next))
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

  const text = useTypedText(current)

  const commit = (event?: Event) => {
    if (text.typed === null || text.missed) return
    const parsed = parseDate(text.typed, today, locale)
    const next = parsed.kind === 'date' ? parsed.date : text.typed.trim() || null
    if (next !== current) setCurrent(next, next === null ? 'clear' : 'type', event)
    // An owner that holds only dates gets null for text that is not one; the text stays to be corrected.
    if (parsed.kind === 'date' || next === null || next === current) text.forget()
    else text.miss()
  }
  // Closing or reloading the page removes the field without a blur: its text is committed before the owner saves.
  const leavePage = useEffectEvent(() => commit())
  useEffect(() => listen(window, ['pagehide'], leavePage, { capture: true }), [])
  const pick = (date: PlainDate) => {
    text.forget()
    setCurrent(date, 'pick')
  }
  return {
    date: current !== null && isPlainDate(current) ? current : null,
    text: text.typed ?? shownAs(current),
    setTyped: text.write,
    commit,
    pick,
    restore: () => {
      text.forget()
      restore()
    },
  }
}
