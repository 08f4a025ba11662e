'use client'
import { useCallback } from 'react'
import { useLatest } from '../../foundation/internal/use-latest.js'

/** Whether none, some or all of a group are chosen. */
export function groupState(codes: readonly string[], chosen: readonly string[]): 'none' | 'some' | 'all' {
  const count = codes.filter((code) => chosen.includes(code)).length
  if (count === 0) return 'none'
  return count === codes.length ? 'all' : 'some'
}

/** The choice after a click on the group's box: all of it, or none when all were chosen. Others stay. */
export function toggleGroup(codes: readonly string[], chosen: readonly string[]): readonly string[] {
  if (groupState(codes, chosen) === 'all') return chosen.filter((code) => !codes.includes(code))
  return [...chosen, ...codes.filter((code) => !chosen.includes(code))]
}

/** A value with one taken in or out. */
const toggled = (value: readonly string[], code: string): readonly string[] =>
  value.includes(code) ? value.filter((other) => other !== code) : [...value, code]

/** Takes one option in or out; the same function for as long as the list stands, so that its other rows rest. */
export function useToggle(value: readonly string[], onValueChange: (value: readonly string[]) => void) {
  const latest = useLatest({ value, onValueChange })
  return useCallback((code: string) => latest.current.onValueChange(toggled(latest.current.value, code)), [latest])
}
