import { findFile } from '../db/repositories/files.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type DocumentFile, type GetDocument, readFor } from './get-document.ts'

/** [CRT-14] The message of the certificate, byte for byte as attached to the signed or printed document. */
export async function getElectronicCertificate(asked: GetDocument): Promise<DocumentFile> {
  await readFor(asked, ['message'])
  const file = await findFile(asked.tx, asked.referenceNumber, 'ELECTRONIC_CERTIFICATE')
  if (file === undefined) throw new Refusal('NOT_FOUND')
  return file
}
