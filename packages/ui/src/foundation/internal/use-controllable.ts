'use client'
import { useState } from 'react'
import { useLatestCallback } from './use-latest.js'

/** Why a value changed, and a way to cancel it. */
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

/**
 * State that is controlled if `value` is passed, and otherwise owned by the component. The third item of the result
 * restores the default, as a form reset does: no handler is called, and a controlled value stays.
 */
export function useControllable<T, Reason extends string = 'change'>({
  value,
  defaultValue,
  onChange,
}: Controllable<T, Reason>) {
  const [own, setOwn] = useState(defaultValue)
  const set = useLatestCallback((next: T, reason: Reason, event?: Event) => {
    let cancelled = false
    const cancel = () => {
      cancelled = true
    }
    onChange?.(next, event ? { reason, event, cancel } : { reason, cancel })
    if (!cancelled && value === undefined) setOwn(next)
  })
  const restore = useLatestCallback(() => setOwn(defaultValue))
  return [value === undefined ? own : value, set, restore] as const
}
