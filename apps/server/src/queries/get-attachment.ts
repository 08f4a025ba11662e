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

/** [CRT-12] [THM-10] A stored file as it was sent in, with the type that was found in it, for the side that may fetch it now; one of ours is named in the reader's language. */
export async function getAttachment({ id, ...asked }: GetAttachment) {
  const { tx, session, referenceNumber } = asked
  const { document } = await readOrRefuse(tx, referenceNumber)
  const file = await findAttachment(tx, referenceNumber, id)
  // What is being written is nobody else's yet.
  const isHidden = file?.isOfAnswer === true && session.audience !== 'submitter'
  if (file === undefined || isHidden || !(await mayFetchNow(tx, sideOf(session), portalFileOf(file.type), document))) {
    throw new Refusal('NOT_FOUND')
  }
  refuseUnchecked(file)
  if (file.type === 'ELECTRONICALLY_SIGNED_CERTIFICATE') await recordRetrieval(asked)
  const { mimeType, content } = file
  return { filename: filenameFor(file, asked.locale), mimeType, content }
}
