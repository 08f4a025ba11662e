import { useMemo } from 'react'
import { useBrowserValue } from '../browser/browser-value.ts'

const kept = 3

/** The ids of the commands used last in this browser, the last one first. */
export function useRecentCommands(): [recent: readonly string[], remember: (id: string) => void] {
  const [stored, store] = useBrowserValue('eksport.commands')
  const recent = useMemo(() => stored?.split(',') ?? [], [stored])
  return [recent, (id) => store([id, ...recent.filter((other) => other !== id)].slice(0, kept).join(','))]
}
