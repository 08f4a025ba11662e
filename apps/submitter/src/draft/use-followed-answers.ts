import type { FormAnswers } from '@eksport/domain'
import { askedDeclarations } from '@eksport/domain/templates'
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Milliseconds without a key after which the form follows what is typed. */
const restMs = 250

/** What stands in the fields at this moment. */
export class TypedAnswers {
  #now: FormAnswers
  readonly #listeners = new Set<() => void>()

  constructor(begun: FormAnswers) {
    this.#now = begun
  }

  readonly now = (): FormAnswers => this.#now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  put(answers: FormAnswers): void {
    if (answers === this.#now) return
    this.#now = answers
    for (const listener of this.#listeners) listener()
  }
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('textarea, input:not([type=checkbox], [type=radio])')

/** Keys that write, and those that only move, mark or copy in what is written. */
const isKeyOfText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
  if (altKey) return false
  if (/^(Arrow(Left|Right)|Home|End|Backspace|Delete|Shift|Control|Meta|Dead|Process|Unidentified)$/.test(key))
    return true
  return key.length === 1 && ((!ctrlKey && !metaKey) || /^[ac]$/i.test(key))
}

/** Whatever else somebody does meets the form as it follows from what was typed: a press on 'Neste', a line that is deleted. */
const acts = ['pointerdown', 'mousedown', 'click', 'change', 'submit', 'paste', 'drop', 'popstate'] as const

/** Whether what happens now is a key in a text field; before anything else happens the form follows. */
function useKeys(follow: () => void) {
  const isKey = useRef(false)
  useEffect(() => {
    const act = ({ type, target }: Event) => {
      isKey.current = false
      // A text field that is left says no more than its keys did.
      if (type !== 'change' || !isTextField(target)) follow()
    }
    const key = (event: KeyboardEvent) => (isTextField(event.target) && isKeyOfText(event) ? undefined : act(event))
    const input = ({ target }: Event) => {
      isKey.current = isTextField(target)
    }
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    for (const name of acts) window.addEventListener(name, act, options)
    window.addEventListener('keydown', key, options)
    window.addEventListener('input', input, options)
    return () => stop.abort()
  }, [follow])
  return isKey
}

/**
 * [EXP-03] The answers of a draft. A key changes its own field and what is kept, at once; rules, rail, outcome, table and drawing
 * follow when the hand rests, so that a key costs the same however many lines there are.
 */
export function useFollowedAnswers(begun: FormAnswers, keep: (answers: FormAnswers) => void) {
  const [answers, setAnswers] = useState(begun)
  const [typed] = useState(() => new TypedAnswers(begun))
  const followed = useRef(answers)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    followed.current = answers
  }, [answers])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Everywhere, now. */
  const show = useCallback(
    (next: FormAnswers) => {
      clearTimeout(timer.current)
      typed.put(next)
      setAnswers(next)
    },
    [typed],
  )
  const change = useCallback(
    (given: FormAnswers) => {
      // A page withdraws the declarations that it hides itself; it knows of none on another page.
      const next = askedDeclarations(given)
      show(next)
      keep(next)
    },
    [show, keep],
  )
  const catchUp = useCallback(() => {
    const next = askedDeclarations(typed.now())
    if (next !== typed.now()) keep(next)
    show(next)
  }, [typed, keep, show])
  const follow = useCallback(() => {
    if (typed.now() !== followed.current) flushSync(catchUp)
  }, [typed, catchUp])
  const isKey = useKeys(follow)
  /** As `change`, for fields that show what is typed themselves, with {@link useTyped}. */
  const type = useCallback(
    (given: FormAnswers) => {
      if (!isKey.current) return change(given)
      typed.put(given)
      keep(given)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => startTransition(catchUp), restMs)
    },
    [isKey, typed, keep, change, catchUp],
  )
  return { answers, typed, show, change, type, follow }
}
