import { writeCaseNote } from '@eksport/api'
import { insertCaseNote } from '../../db/repositories/case-notes.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { requireRight } from '../../standing/require-right.ts'

export const writeCaseNoteRoute = route(writeCaseNote, async ({ tx, session, params, body, now }) => {
  const { referenceNumber } = params
  requireRight(session, 'write-note')
  await readOrRefuse(tx, referenceNumber)
  const { id: authorId, name: authorName } = session.person
  return { body: await insertCaseNote(tx, { referenceNumber, text: body.text, authorId, authorName, createdAt: now }) }
})
