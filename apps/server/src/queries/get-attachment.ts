import { filenameFor, portalFileOf } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { findAttachment } from '../db/repositories/files.ts'
import { Refusal } from '../refusals/refusal.ts'
import { sideOf } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'
import { mayFetchNow } from '../standing/may-fetch-now.ts'
import { refuseUnchecked } from '../standing/refuse-unchecked.ts'
import type { GetDocument } from './get-document.ts'
import { recordRetrieval } from './record-retrieval.ts'

interface GetAttachment extends GetDocument {
  readonly id: string
  readonly locale: Locale
}

/**
 * [CRT-12] [THM-10] A stored file, if the reader's side may fetch it now. Uploaded files have their original content
 * and detected type; generated ones have a name in the reader's language.
 */
export async function getAttachment({ id, ...asked }: GetAttachment) {
  const { tx, session, referenceNumber } = asked
  const { document } = await readOrRefuse(tx, referenceNumber)
  const file = await findAttachment(tx, referenceNumber, id)
  // Files of an answer that is not sent yet are visible to the exporter only.
  const isHidden = file?.isOfAnswer === true && session.audience !== 'submitter'
  if (file === undefined || isHidden || !(await mayFetchNow(tx, sideOf(session), portalFileOf(file.type), document))) {
    throw new Refusal('NOT_FOUND')
  }
  refuseUnchecked(file)
  if (file.type === 'ELECTRONICALLY_SIGNED_CERTIFICATE') await recordRetrieval(asked)
  const { mimeType, content } = file
  return { filename: filenameFor(file, asked.locale), mimeType, content }
}
