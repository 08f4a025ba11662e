'use client'
import { type CompositionEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../foundation/internal/is-plain-click.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import { Input, type InputProps } from '../input/input.js'

/** Props of {@link FilterText}; inside a Field it takes its name from it. */
export interface FilterTextProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** The text that filters. */
  value: string
  /** Called when typing has rested for 100 ms, on Enter, and when the field is left. */
  onValueChange: (value: string) => void
}

const restMs = 100

/** Part of a text. It waits for typing to rest, and for a word that is still being composed. */
export function FilterText({ value, onValueChange, ...props }: FilterTextProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const unanswered = useRef<string[]>([])
  const latest = useLatest(onValueChange)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const composing = useRef(false)

  // Only what came from elsewhere (a chip, a reset, the address) replaces what stands in the field: an answer to
  // an earlier text may come when more is written already.
  useEffect(() => {
    const place = unanswered.current.indexOf(value)
    unanswered.current = unanswered.current.slice(place + 1)
    if (place >= 0 || value === sent.current) return
    unanswered.current = []
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (typed: string) => {
    clearTimeout(timer.current)
    const asked = typed.trim()
    if (asked === sent.current) return
    sent.current = asked
    unanswered.current.push(asked)
    latest.current(asked)
  }
  const later = (typed: string) => {
    clearTimeout(timer.current)
    if (!composing.current) timer.current = setTimeout(() => send(typed), restMs)
  }
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      {...props}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        later(event.target.value)
      }}
      onCompositionStart={() => {
        composing.current = true
        clearTimeout(timer.current)
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        composing.current = false
        later(event.currentTarget.value)
      }}
      onBlur={(event) => send(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) send(event.currentTarget.value)
      }}
    />
  )
}
