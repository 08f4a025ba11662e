import { getCaseArchive } from '@eksport/api'
import { isUnavailable } from '../../db/unavailable.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const getCaseArchiveRoute = route(getCaseArchive, async ({ tx, deps, params: { referenceNumber } }) => {
  const { archiveCaseInfo } = (await readOrRefuse(tx, referenceNumber)).document
  const numbered = archiveCaseInfo === undefined ? {} : { caseNumber: archiveCaseInfo.caseNumber }
  // [SEC-23] A case is handled also while the archive is away.
  const read = async () => {
    try {
      const journal = await deps.archive.journalOf(referenceNumber)
      return { ...numbered, answered: true, entries: journal.map(({ source: _, ...entry }) => entry) }
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return { ...numbered, answered: false, entries: [] }
    }
  }
  return { body: read }
})
