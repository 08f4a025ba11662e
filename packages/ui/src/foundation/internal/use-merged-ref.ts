'use client'
import { type Ref, type RefCallback, useCallback } from 'react'

function assign<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') return ref(value)
  if (ref) ref.current = value
}

/** One ref for an element that two parties want to hold. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (value) => {
      assign(first, value)
      assign(second, value)
    },
    [first, second],
  )
}
