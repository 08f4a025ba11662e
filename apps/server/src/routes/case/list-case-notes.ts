import { listCaseNotes } from '@eksport/api'
import { readOrRefuse } from '../../application/load.ts'
import { listCaseNotes as selectCaseNotes } from '../../db/repositories/case-notes.ts'
import { route } from '../../http/route.ts'

export const listCaseNotesRoute = route(listCaseNotes, async ({ tx, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: await selectCaseNotes(tx, params.referenceNumber) }
})
