'use client'
import { formatDate, type PlainDate } from '@eksport/domain'
import { isPlainDate } from '@eksport/forms'
import { useState } from 'react'
import { type ChangeDetails, useControllable } from '../internal/use-controllable.js'
import { type ParsedDate, parseDate } from './parse-date.logic.js'

/** Why a date changed. */
export type DateReason = 'type' | 'pick' | 'clear'

/** What a change of date tells besides the date. */
export interface DateChangeDetails extends ChangeDetails<DateReason> {
  /** The text as it was typed; keep it when it is no date, so that nothing is lost. */
  readonly raw: string
  /** Set when the text is no date. */
  readonly problem?: Exclude<ParsedDate['kind'], 'date'>
}

interface DateTextState {
  readonly value?: string | null | undefined
  readonly defaultValue: string | null
  readonly onValueChange?: ((value: PlainDate | null, details: DateChangeDetails) => void) | undefined
  readonly today: PlainDate
}

const shownAs = (value: string | null) => (value !== null && isPlainDate(value) ? formatDate(value) : (value ?? ''))

/** The text of a date field: free while it is written, read and put in order when the field is left. */
export function useDateText({ value, defaultValue, onValueChange, today }: DateTextState) {
  const [typed, setTyped] = useState<string | null>(null)
  const report = (next: string | null, details: ChangeDetails<DateReason>) => {
    const parsed = parseDate(next ?? '', today)
    const raw = typed ?? shownAs(next)
    if (parsed.kind === 'date') onValueChange?.(parsed.date, { ...details, raw })
    else
      onValueChange?.(
        null,
        parsed.kind === 'empty' ? { ...details, raw: '' } : { ...details, raw, problem: parsed.kind },
      )
  }
  const [current, setCurrent] = useControllable<string | null, DateReason>({ value, defaultValue, onChange: report })

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
  }
}
