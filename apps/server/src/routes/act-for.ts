import type { StatusEvent } from '@eksport/domain'
import { type Act, type Acted, act } from '../acts/act.ts'

/** What an act takes from its call: who asks, and the application and version that are asked about. */
interface ActingCall extends Pick<Act<StatusEvent>, 'tx' | 'deps' | 'now'> {
  readonly session: Exclude<Act<StatusEvent>['by'], 'system'>
  readonly params: { readonly referenceNumber: number }
  readonly ifMatch: number | undefined
}

/** Does to the application of the address what `event` names, at the version of `If-Match`. */
export function actFor<Event extends StatusEvent>(
  { tx, deps, session, params, ifMatch, now }: ActingCall,
  event: Event,
  input: Act<Event>['input'],
): Promise<Acted> {
  return act({ tx, deps, by: session, event, referenceNumber: params.referenceNumber, version: ifMatch, input, now })
}

/** What an exporter hears of an act that gives the application another status. */
export const newStatus = ({ stored: { document } }: Acted) => ({
  body: { applicationStatus: document.applicationStatus },
  version: document.version,
})
