import { setScanAside } from '../db/repositories/files.ts'
import { given, onDocument } from './effect.ts'
import { keepFiles } from './keep-files.ts'

/** The scan of the signed paper is kept in the place of the one before it. */
export const storeScan = onDocument(async (command, document) => {
  const { tx, stored, now } = command
  const files = given(command, 'attachments')
  await setScanAside(tx, document.referenceNumber)
  await keepFiles(tx, stored, { files, type: 'SCANNED_HEALTH_CERTIFICATE', now })
  return document
})
