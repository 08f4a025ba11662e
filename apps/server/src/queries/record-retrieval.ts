import { actIfAllowed } from '../acts/act.ts'
import { readOrRefuse } from '../standing/load.ts'
import type { GetDocument } from './get-document.ts'

/**
 * Row 23, electronic: the first download of the signed file by its exporter is recorded by the system, once. From then on the
 * approval cannot be withdrawn (row 18). What an officer opens is no retrieval.
 */
export async function recordRetrieval({ tx, deps, session, referenceNumber, now }: GetDocument): Promise<void> {
  if (session.audience !== 'submitter') return
  // Once it has been recorded nobody waits for anybody.
  if ((await readOrRefuse(tx, referenceNumber)).document.electronicallyRetrievedTime !== undefined) return
  await actIfAllowed({ tx, deps, event: 'retrieve', referenceNumber, now })
}
