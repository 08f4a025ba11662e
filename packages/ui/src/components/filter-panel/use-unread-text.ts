'use client'
import { useContext, useState } from 'react'
import type { FilterRange, RangeEnd } from './clamp-range.logic.js'
import { EmptiedContext } from './filter-context.js'

const ends = ['from', 'to'] as const

interface UnreadText<Value> {
  readonly raw: string
  /** The value of that end when the text was typed. */
  readonly over: Value | undefined
  /** The reset count when it was typed. */
  readonly emptied: number
  /** Whether it was read and is invalid. */
  readonly wrong: boolean
}

/**
 * Text in a field that is not its value. Discarded when that end is set from elsewhere (a view, a restored chip), and
 * when all filters are reset.
 */
export function useUnreadText<Value>(value: FilterRange<Value>) {
  const [texts, setTexts] = useState<Partial<Record<RangeEnd, UnreadText<Value> | undefined>>>({})
  const emptied = useContext(EmptiedContext)
  const isLate = (end: RangeEnd) => {
    const text = texts[end]
    return text && (text.emptied !== emptied || (value[end] !== undefined && text.over !== value[end]))
  }
  const late = ends.filter(isLate)
  if (late.length > 0)
    setTexts(Object.fromEntries(Object.entries(texts).filter(([end]) => !late.some((one) => one === end))))
  return {
    textOf: (end: RangeEnd) => texts[end]?.raw,
    isWrong: (end: RangeEnd) => texts[end]?.wrong ?? false,
    write: (end: RangeEnd, raw: string | undefined, wrong: boolean) =>
      setTexts({ ...texts, [end]: raw === undefined ? undefined : { raw, over: value[end], emptied, wrong } }),
  }
}
