import { randomUUID } from 'node:crypto'
import { given, type InsideHandler, onDocument } from './effect.ts'
import { keepFiles } from './keep-files.ts'

/** [CAN-01] What the exporter wrote, with the files that came with it. */
export const cancellationRequest: InsideHandler = async (command, { document, facts, ...progress }) => {
  const { tx, stored, now } = command
  const id = randomUUID()
  const type = 'ATTACHMENT_CANCELLATION'
  await keepFiles(tx, stored, { files: given(command, 'attachments'), type, belongsTo: id, now })
  const { methodOfReturn } = given(command, 'cancellation')
  const cancellationInformation = { id, reasonForCancellation: given(command, 'reason'), methodOfReturn }
  return { ...progress, document: { ...document, cancellationInformation }, facts: { ...facts, cancellationId: id } }
}

/** [STA-03] Where an undone or refused cancellation leads back to. */
export const rememberStatus: InsideHandler = async ({ stored }, progress) => ({
  ...progress,
  statusBeforeCancellation: stored.document.applicationStatus,
})

const stays: ReadonlySet<string> = new Set(['KANSELLERT', 'ERSTATTET'])

/** What was granted stays in the application; of a cancellation that came to nothing only the history tells. */
export const closeCancellation = onDocument(async ({ to }, document) => {
  if (stays.has(to)) return document
  const { cancellationInformation: _, ...rest } = document
  return rest
})
