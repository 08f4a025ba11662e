'use client'
import { useCallback } from 'react'
import { useLatest } from '../../foundation/internal/use-latest.js'

/** A value with one taken in or out. */
const toggled = (value: readonly string[], code: string): readonly string[] =>
  value.includes(code) ? value.filter((other) => other !== code) : [...value, code]

/** Takes one option in or out; the same function for as long as the list stands, so that its other rows rest. */
export function useToggle(value: readonly string[], onValueChange: (value: readonly string[]) => void) {
  const latest = useLatest({ value, onValueChange })
  return useCallback((code: string) => latest.current.onValueChange(toggled(latest.current.value, code)), [latest])
}
