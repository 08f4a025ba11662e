import { randomUUID } from 'node:crypto'
import { given, type InsideHandler, onDocument } from './effect.ts'
import { keepFiles } from './keep-files.ts'

/** [CAN-01] Stores what the exporter wrote, with its files. */
export const cancellationRequest: InsideHandler = async (command, { document, facts, ...progress }) => {
  const { tx, stored, now } = command
  const id = randomUUID()
  const type = 'ATTACHMENT_CANCELLATION'
  await keepFiles(tx, stored, { files: given(command, 'attachments'), type, belongsTo: id, now })
  const { methodOfReturn } = given(command, 'cancellation')
  const cancellationInformation = { id, reasonForCancellation: given(command, 'reason'), methodOfReturn }
  return { ...progress, document: { ...document, cancellationInformation }, facts: { ...facts, cancellationId: id } }
}

/** [STA-03] Remembers the status to return to if the cancellation is undone or refused. */
export const rememberStatus: InsideHandler = async ({ stored }, progress) => ({
  ...progress,
  statusBeforeCancellation: stored.document.applicationStatus,
})

const stays: ReadonlySet<string> = new Set(['KANSELLERT', 'ERSTATTET'])

/** A granted cancellation stays in the application; any other is only in the history. */
export const closeCancellation = onDocument(async ({ to }, document) => {
  if (stays.has(to)) return document
  const { cancellationInformation: _, ...rest } = document
  return rest
})
