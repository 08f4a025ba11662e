'use client'
import { useCallback } from 'react'
import { useLatest } from '../../foundation/internal/use-latest.js'

/** A list with one code added or removed. */
const toggled = (value: readonly string[], code: string): readonly string[] =>
  value.includes(code) ? value.filter((other) => other !== code) : [...value, code]

/** Toggles one option; a stable function, so that other rows do not render again. */
export function useToggle(value: readonly string[], onValueChange: (value: readonly string[]) => void) {
  const latest = useLatest({ value, onValueChange })
  return useCallback((code: string) => latest.current.onValueChange(toggled(latest.current.value, code)), [latest])
}
