import { useBrowserValue } from '../browser/browser-value.ts'

/**
 * Whether single keys are on in this browser; they are by default. People who dictate, or who type outside the field they meant,
 * must be able to turn them off (WCAG 2.1.4).
 */
export function useShortcuts(): [on: boolean, turn: (on: boolean) => void] {
  const [stored, store] = useBrowserValue('eksport.shortcuts')
  return [stored !== 'off', (on) => store(on ? 'on' : 'off')]
}
