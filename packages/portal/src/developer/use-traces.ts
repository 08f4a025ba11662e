import { useBrowserValue } from '../browser/browser-value.ts'
import { useFlag } from '../flags/flags.ts'

/** [RTE-23] Whether the developer wants to see traces, stored in this browser; on by default. */
export function useTraceChoice(): [on: boolean, turn: (on: boolean) => void] {
  const [stored, store] = useBrowserValue('eksport.developer.traces')
  return [stored !== 'off', (on) => store(on ? 'on' : 'off')]
}

/** [THM-08] Whether errors are shown with their trace, in developer mode only. */
export function useTraces(): boolean {
  const isDeveloper = useFlag('developerMode')
  const [on] = useTraceChoice()
  return isDeveloper && on
}
