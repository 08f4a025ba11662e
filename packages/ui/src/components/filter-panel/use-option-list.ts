'use client'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { isComposing } from '../../foundation/internal/is-plain-click.js'
import { useFirstEscape } from '../../foundation/internal/use-first-escape.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import { searchOptions } from '../combobox/search.logic.js'
import { useHitText } from '../combobox/use-combobox.js'
import type { FilterOption } from './filter-schema.js'

/** How many checkboxes are drawn at once; scrolling or moving to the end draws more. */
const portion = 50

/** Splits options into those selected when the list was opened or searched, and the others. */
export function splitOptions(
  options: readonly FilterOption[],
  hits: readonly FilterOption[],
  first: readonly string[],
) {
  const lost = first.filter((code) => !options.some(({ value }) => value === code))
  const picked = new Set(first)
  return {
    // A selected code that is no longer in the list still filters, and is shown by its code.
    chosen: [...lost.map((value) => ({ value, label: value })), ...hits.filter(({ value }) => picked.has(value))],
    others: hits.filter(({ value }) => !picked.has(value)),
  }
}

/**
 * The elements that arrow keys move between; created by the component, because a value that holds a ref cannot be
 * rendered from.
 */
interface OptionListRefs {
  readonly list: RefObject<HTMLDivElement | null>
  readonly field: RefObject<HTMLInputElement | null>
}

/** Search, order and keyboard of a long list of checkboxes. Rows keep their places while they are ticked. */
export function useOptionList(
  options: readonly FilterOption[],
  chosen: readonly string[],
  { list, field }: OptionListRefs,
) {
  const announce = useAnnounce()
  const hitText = useHitText()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [first, setFirst] = useState(chosen)
  const [limit, setLimit] = useState(portion)
  const [active, setActive] = useState<string>()

  const hits = useMemo(() => searchOptions(options, query), [options, query])
  const parts = useMemo(() => splitOptions(options, hits, first), [options, hits, first])

  // A chip or a reset changed it from outside, so no focused checkbox can disappear.
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) setFirst(chosen)
  }, [chosen, list])

  const show = (next: boolean) => {
    setOpen(next)
    setFirst(chosen)
    setLimit(portion)
    if (!next) setQuery('')
  }
  const search = (text: string) => {
    setQuery(text)
    setOpen(true)
    setFirst(chosen)
    setLimit(portion)
    if (list.current) list.current.scrollTop = 0
    announce(hitText(searchOptions(options, text).length))
  }
  const total = parts.chosen.length + (open ? parts.others.length : 0)
  const onScroll = () => {
    const element = list.current
    if (element && element.scrollTop + element.clientHeight > element.scrollHeight - 200)
      setLimit((now) => (now < total ? now + portion : now))
  }
  const leave = () => {
    show(false)
    field.current?.focus()
  }
  const more = (whole: boolean) => setLimit((now) => (whole ? total : now + portion))
  const walk = useListWalk({ list, open, show, total, more })
  useFirstEscape(open, (active) => field.current?.closest('[data-escape]')?.contains(active) === true, leave)
  return {
    query,
    open,
    active,
    setActive,
    show,
    search,
    ...walk,
    onScroll,
    hitText: query === '' && total > 0 ? undefined : hitText(hits.length),
    chosen: parts.chosen.slice(0, limit),
    others: open ? parts.others.slice(0, Math.max(0, limit - parts.chosen.length)) : [],
    total,
  }
}

interface ListWalk {
  readonly list: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly show: (open: boolean) => void
  readonly total: number
  /** Draws another portion of the rows, or all. */
  readonly more: (whole: boolean) => void
}

/** Toggles a checkbox by a key that would otherwise submit the surrounding form. */
function tick(event: KeyboardEvent, box: HTMLInputElement): void {
  event.preventDefault()
  box.click()
}

/** Arrow keys in a list of checkboxes that is a single tab stop. */
function useListWalk({ list, open, show, total, more }: ListWalk) {
  const walking = useRef<'next' | 'last'>(undefined)
  const latest = useLatest({ total, more })

  // The first checkbox exists after the list has opened, the next after its portion is drawn.
  useEffect(() => {
    const to = walking.current
    if (to === undefined) return
    walking.current = undefined
    const all = boxesIn(list)
    const next = all.findIndex((box) => box.matches(':focus')) + 1
    all[to === 'last' ? all.length - 1 : Math.min(next, all.length - 1)]?.focus()
  })

  const enter = () => {
    if (open) return boxesIn(list)[0]?.focus()
    walking.current = 'next'
    show(true)
  }
  // Stable, so that ticking a checkbox renders only that one.
  const onBoxKeyDown = useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      const all = boxesIn(list)
      const at = all.indexOf(event.currentTarget)
      if (event.key === 'Enter') return tick(event, event.currentTarget)
      const places: Readonly<Record<string, number>> = {
        ArrowDown: at + 1,
        ArrowUp: at - 1,
        Home: 0,
        End: all.length - 1,
      }
      const place = places[event.key]
      if (place === undefined) return
      event.preventDefault()
      const isEnd = event.key === 'End'
      if ((isEnd || place >= all.length) && all.length < latest.current.total) {
        walking.current = isEnd ? 'last' : 'next'
        latest.current.more(isEnd)
      } else all[Math.max(0, Math.min(place, all.length - 1))]?.focus()
    },
    [latest, list],
  )
  const onFieldKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      enter()
    } else if (event.key === 'Enter' && open && !isComposing(event)) {
      // A single match is the intended one, and stays selected if it already was.
      const [found, another] = boxesIn(list)
      if (another === undefined && found?.checked === false) tick(event, found)
    }
  }
  return { onFieldKeyDown, onBoxKeyDown }
}

const boxesIn = (list: RefObject<HTMLElement | null>) => [
  ...(list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
]
