'use client'
import { type CompositionEvent, useEffect, useRef, useState } from 'react'
import { Input } from '../input/input.js'

/** Props of {@link FilterText}; inside a Field it takes its name from it. */
export interface FilterTextProps {
  value: string
  /** Called when typing has rested for 100 ms, on Enter, and when the field is left. */
  onValueChange: (value: string) => void
  'aria-label'?: string
}

const restMs = 100

/** [FLT-06] Part of a text. It waits for typing to rest, and for a word that is still being composed. */
export function FilterText({ value, onValueChange, ...props }: FilterTextProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const latest = useRef(onValueChange)
  latest.current = onValueChange
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const composing = useRef(false)

  // Only what came from elsewhere (a chip, a reset, the address) replaces what stands in the field.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (typed: string) => {
    clearTimeout(timer.current)
    const asked = typed.trim()
    if (asked === sent.current) return
    sent.current = asked
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
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(event.currentTarget.value)
      }}
    />
  )
}
