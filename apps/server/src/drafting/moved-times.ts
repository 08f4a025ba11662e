import type { TransitionInput } from '@eksport/domain'
import { relevantDocument } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'

/** [EXP-11] An application with another time of pickup or departure. */
export function movedTimes(
  document: ApplicationDocument,
  { pickup, departure }: Pick<TransitionInput, 'pickup' | 'departure'>,
): ApplicationDocument {
  const { certificateRetrieval, transport } = document
  const fetched = {
    ...document,
    ...(pickup && { certificateRetrieval: { ...certificateRetrieval, date: pickup.date, time: pickup.time } }),
  }
  if (departure === undefined) return fetched
  const { date: dateOfDeparture, time: timeOfDeparture } = departure
  // Leaves out a time that the form does not ask for.
  return relevantDocument({ ...fetched, transport: { ...transport, dateOfDeparture, timeOfDeparture } })
}
