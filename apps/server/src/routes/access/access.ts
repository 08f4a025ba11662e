import { getAccess, getAccessPdf, getAccessZip, requestAccess } from '@eksport/api'
import { requestAccess as request } from '../../acts/request-access.ts'
import { findAccessFile } from '../../db/repositories/files.ts'
import { listJobsNamed } from '../../db/repositories/jobs.ts'
import type { Transaction } from '../../db/transaction.ts'
import { route } from '../../http/route.ts'
import { accessesOf } from '../../queries/accesses-of.ts'
import { readCaseContent } from '../../queries/case-documents.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { requireRight } from '../../standing/require-right.ts'

export const getAccessRoute = route(
  getAccess,
  async ({ tx, deps, session, params: { referenceNumber }, locale, now }) => {
    requireRight(session, 'give-access')
    const { documents, parties } = await readCaseContent({ tx, deps, referenceNumber, locale, now })
    return {
      body: {
        documents: documents.map(({ title, kind, time, file, drawn }) => ({
          ...{ title, kind, time: time.toISOString(), isInternal: kind === 'NOTE' },
          isSentIn: file !== undefined && drawn === undefined,
        })),
        parties: parties.map(({ id, kind, name }) => ({ id, kind, name })),
        made: accessesOf(await listJobsNamed(tx, referenceNumber, 'draw-access')),
      },
    }
  },
)

export const requestAccessRoute = route(requestAccess, async ({ tx, deps, session, params, body, locale, now }) => {
  const { referenceNumber } = params
  requireRight(session, 'give-access')
  const { parties: known } = await readCaseContent({ tx, deps, referenceNumber, locale, now })
  const { id, texts } = await request({ tx, session, referenceNumber, locale, known, ...body })
  // [SEC-20] The job stores whose names are redacted; the log only how many texts.
  return { body: { id }, audit: { accessId: id, redactions: texts } }
})

interface Fetching {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly params: { readonly referenceNumber: number; readonly accessId: string }
}

async function fileOf({ tx, session, params }: Fetching, type: 'ACCESS_PDF' | 'ACCESS_ZIP') {
  requireRight(session, 'give-access')
  await readOrRefuse(tx, params.referenceNumber)
  const file = await findAccessFile(tx, params.referenceNumber, { type, belongsTo: params.accessId })
  if (file === undefined) throw new Refusal('NOT_FOUND')
  return file
}

export const getAccessPdfRoute = route(getAccessPdf, async (call) => ({ body: await fileOf(call, 'ACCESS_PDF') }))

export const getAccessZipRoute = route(getAccessZip, async (call) => ({ body: await fileOf(call, 'ACCESS_ZIP') }))
