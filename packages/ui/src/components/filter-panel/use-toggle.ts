'use client'
import { useCallback, useRef } from 'react'

/** A value with one taken in or out. */
const toggled = (value: readonly string[], code: string): readonly string[] =>
  value.includes(code) ? value.filter((other) => other !== code) : [...value, code]

/** Takes one option in or out; the same function for as long as the list stands, so that its other rows rest. */
export function useToggle(value: readonly string[], onValueChange: (value: readonly string[]) => void) {
  const latest = useRef({ value, onValueChange })
  latest.current = { value, onValueChange }
  return useCallback((code: string) => latest.current.onValueChange(toggled(latest.current.value, code)), [])
}
