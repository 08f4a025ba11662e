'use client'
import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * The value of the latest drawing, for handlers that outlive it: an answer that comes later, a second change before
 * the owner has answered the first. To be read and written in handlers and effects, never while rendering.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
