'use client'
import { type Ref, type RefCallback, useCallback } from 'react'

/** Sets a ref, and returns its cleanup. */
function assign<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(value)
    return typeof undo === 'function' ? undo : () => void ref(null)
  }
  if (ref) ref.current = value
  return () => {
    if (ref) ref.current = null
  }
}

/** One ref for an element that two owners need. */
export function useMergedRef<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (value) => {
      const undo = [assign(first, value), assign(second, value)]
      return () => {
        for (const takeBack of undo) takeBack()
      }
    },
    [first, second],
  )
}
