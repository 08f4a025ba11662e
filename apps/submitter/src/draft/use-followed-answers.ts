import type { FormAnswers } from '@eksport/domain'
import { askedDeclarations } from '@eksport/domain/templates'
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Milliseconds without a keystroke after which the form follows what is typed. */
const restMs = 250

/** The current content of the fields, as an external store. */
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

/** Whether a key writes in a text field, or only moves, selects or copies. */
const isKeyOfText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
  if (altKey) return false
  if (/^(Arrow(Left|Right)|Home|End|Backspace|Delete|Shift|Control|Meta|Dead|Process|Unidentified)$/.test(key))
    return true
  return key.length === 1 && ((!ctrlKey && !metaKey) || /^[ac]$/i.test(key))
}

/** Any other action must see the form as it follows from what was typed: a click on 'Neste', a deleted line. */
const acts = ['pointerdown', 'mousedown', 'click', 'change', 'submit', 'paste', 'drop', 'popstate'] as const

/** Makes the form follow what was typed before any event other than a key in a text field. */
function useKeys(follow: () => void) {
  const isKey = useRef(false)
  useEffect(() => {
    const act = ({ type, target }: Event) => {
      isKey.current = false
      // Leaving a text field reports only what its keys already did.
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
 * [EXP-03] The answers of a draft. A keystroke updates its own field and what is kept immediately; rules, steps, outcome, table and drawing
 * follow when typing pauses, so that the cost of a keystroke does not grow with the number of lines.
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

  /** Updates everything immediately. */
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
      // A page withdraws the declarations that it hides, but knows nothing of those on other pages.
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
  /** Like `change`, for fields that show what is typed through {@link useTyped}. */
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
