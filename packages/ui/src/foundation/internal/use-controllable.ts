'use client'
import { useCallback, useRef, useState } from 'react'

/** Why a value changed, and a way to say no. */
export interface ChangeDetails<Reason extends string = string> {
  readonly reason: Reason
  readonly event?: Event
  /** Keeps the old value, without lifting the state out of the component. */
  cancel(): void
}

interface Controllable<T, Reason extends string> {
  value: T | undefined
  defaultValue: T
  onChange?: ((value: T, details: ChangeDetails<Reason>) => void) | undefined
}

/** State that the caller owns when it passes `value`, and the component owns otherwise. */
export function useControllable<T, Reason extends string = 'change'>({
  value,
  defaultValue,
  onChange,
}: Controllable<T, Reason>) {
  const [own, setOwn] = useState(defaultValue)
  const controlled = value !== undefined
  const current = controlled ? value : own
  const latest = useRef(onChange)
  latest.current = onChange
  const set = useCallback(
    (next: T, reason: Reason, event?: Event) => {
      let cancelled = false
      const cancel = () => {
        cancelled = true
      }
      latest.current?.(next, event ? { reason, event, cancel } : { reason, cancel })
      if (!cancelled && !controlled) setOwn(next)
    },
    [controlled],
  )
  return [current, set] as const
}
