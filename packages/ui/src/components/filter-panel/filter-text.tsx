'use client'
import { type CompositionEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../foundation/internal/is-plain-click.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import { Input, type InputProps } from '../input/input.js'

/** Props of {@link FilterText}; in a Field it takes its name from there. */
export interface FilterTextProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** The text to filter by. */
  value: string
  /** Called when typing pauses for 100 ms, on Enter, and on blur. */
  onValueChange: (value: string) => void
}

const restMs = 100

/** Part of a text. Waits for a pause in typing, and for the end of an input method composition. */
export function FilterText({ value, onValueChange, ...props }: FilterTextProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const unanswered = useRef<string[]>([])
  const latest = useLatest(onValueChange)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const composing = useRef(false)

  // Only changes from elsewhere (a chip, a reset, the address) replace the text of the field: a response to an earlier
  // text may arrive when more has been typed.
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
