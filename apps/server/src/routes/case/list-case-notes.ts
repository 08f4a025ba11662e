import { getCase, listCaseNotes } from '@eksport/api'
import { listCaseNotes as selectCaseNotes } from '../../db/repositories/case-notes.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const listCaseNotesRoute = route(
  listCaseNotes,
  async ({ tx, params }) => {
    await readOrRefuse(tx, params.referenceNumber)
    return { body: await selectCaseNotes(tx, params.referenceNumber) }
  },
  { opens: getCase },
)
