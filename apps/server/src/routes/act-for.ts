import type { StatusEvent } from '@eksport/domain'
import { type Act, type Acted, act } from '../acts/act.ts'

/** What an act takes from its call: the caller, and the application with its version. */
interface ActingCall extends Pick<Act<StatusEvent>, 'tx' | 'deps' | 'now'> {
  readonly session: Exclude<Act<StatusEvent>['by'], 'system'>
  readonly params: { readonly referenceNumber: number }
  readonly ifMatch: number | undefined
}

/** Carries out `event` on the application in the address, at the version of `If-Match`. */
export function actFor<Event extends StatusEvent>(
  { tx, deps, session, params, ifMatch, now }: ActingCall,
  event: Event,
  input: Act<Event>['input'],
): Promise<Acted> {
  return act({ tx, deps, by: session, event, referenceNumber: params.referenceNumber, version: ifMatch, input, now })
}

/** What an exporter is told of an act that changes the status. */
export const newStatus = ({ stored: { document } }: Acted) => ({
  body: { applicationStatus: document.applicationStatus },
  version: document.version,
})
