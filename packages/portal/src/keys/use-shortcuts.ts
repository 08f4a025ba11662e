import { useBrowserValue } from '../browser/browser-value.ts'

/**
 * Whether single keys do something in this browser; they do until somebody turns them off. Who dictates, or types
 * past the field they meant, must be able to (WCAG 2.1.4).
 */
export function useShortcuts(): [on: boolean, turn: (on: boolean) => void] {
  const [stored, store] = useBrowserValue('eksport.shortcuts')
  return [stored !== 'off', (on) => store(on ? 'on' : 'off')]
}
