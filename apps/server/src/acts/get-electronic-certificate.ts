import { readOrRefuse } from '../application/load.ts'
import { findFile } from '../db/repositories/files.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { DocumentFile, GetDocument } from './get-document.ts'

/** [CRT-14] The message of the certificate, byte for byte as it is attached to the document: the signed one, or that of the sheet. */
export async function getElectronicCertificate({ tx, referenceNumber }: GetDocument): Promise<DocumentFile> {
  await readOrRefuse(tx, referenceNumber)
  const file = await findFile(tx, referenceNumber, 'ELECTRONIC_CERTIFICATE')
  if (file === undefined) throw new Refusal('NOT_FOUND')
  return file
}
