import { actIfAllowed } from '../acts/act.ts'
import { readOrRefuse } from '../standing/load.ts'
import type { GetDocument } from './get-document.ts'

/**
 * Row 23, electronic: records the exporter's first download of the signed file, once. After that the approval cannot be
 * withdrawn (row 18). Downloads by officers do not count.
 */
export async function recordRetrieval({ tx, deps, session, referenceNumber, now }: GetDocument): Promise<void> {
  if (session.audience !== 'submitter') return
  // Already recorded: no lock is needed.
  if ((await readOrRefuse(tx, referenceNumber)).document.electronicallyRetrievedTime !== undefined) return
  await actIfAllowed({ tx, deps, event: 'retrieve', referenceNumber, now })
}
