import { useBrowserValue } from '../browser/browser-value.ts'
import { useFlag } from '../flags/flags.ts'

/** [RTE-23] Whether the developer wants to see traces, kept in this browser; wanted until it is turned off. */
export function useTraceChoice(): [on: boolean, turn: (on: boolean) => void] {
  const [stored, store] = useBrowserValue('eksport.developer.traces')
  return [stored !== 'off', (on) => store(on ? 'on' : 'off')]
}

/** [THM-08] Whether what failed is shown with its trace: in developer mode only. */
export function useTraces(): boolean {
  const isDeveloper = useFlag('developerMode')
  const [on] = useTraceChoice()
  return isDeveloper && on
}
