import { type DocumentKind, documentKinds, formatReference } from '@eksport/domain'
import { z } from 'zod'
import { nameArchiveCase } from '../acts/name-archive-case.ts'
import { listFilesOfTypes, readFile } from '../db/repositories/files.ts'
import { type Archive, NoLegalBasis } from '../integrations/archive/index.ts'
import { type CaseDocument, legalBasisOf, readCaseContent } from '../queries/case-documents.ts'
import { defineJob, JobFailure, type WorkerDeps } from './job.ts'

const system = { audience: 'system' } as const

/** Documents that change daily or are internal; they can be read in the case. */
const leftOut: ReadonlySet<DocumentKind> = new Set(['FINDINGS', 'NOTE', 'HISTORY'])

/** The documents of the case, including those given out on access requests. */
async function read(deps: WorkerDeps, referenceNumber: number) {
  return deps.transactions.run(system, async (tx) => {
    const content = await readCaseContent({ tx, deps, referenceNumber, locale: 'nb', now: deps.now() })
    const given = await listFilesOfTypes(tx, referenceNumber, ['ACCESS_PDF'])
    const title = documentKinds.ACCESS.name.nb
    const access = given.map(({ id, filename, mimeType, createdAt }): CaseDocument => {
      return { source: `file:${id}`, kind: 'ACCESS', title, time: createdAt, file: { id, filename, mimeType } }
    })
    const documents = [...content.documents, ...access].filter(
      ({ kind, isUnchecked }) => !leftOut.has(kind) && !isUnchecked,
    )
    return { ...content, documents }
  })
}

/** The bytes of a document: the stored file, or drawn now. */
async function contentOf(deps: WorkerDeps, referenceNumber: number, { file, drawn, time }: CaseDocument) {
  if (file !== undefined) return deps.transactions.run(system, (tx) => readFile(tx, referenceNumber, file.id))
  if (drawn === undefined) throw new TypeError('A document that is neither kept nor drawn')
  return (await deps.documents.keep(drawn, time)).pdf
}

interface HandOver {
  readonly deps: WorkerDeps
  readonly referenceNumber: number
  readonly caseId: string
}

async function handOver({ deps, referenceNumber, caseId }: HandOver, document: CaseDocument): Promise<void> {
  const { source, kind, title, time, file } = document
  const legalBasis = legalBasisOf(deps, kind, 'nb')
  await deps.archive.file(caseId, {
    source,
    title,
    documentType: documentKinds[kind].name.nb,
    direction: documentKinds[kind].direction,
    accessCode: legalBasis === undefined ? 'O' : 'UO',
    ...(legalBasis !== undefined && legalBasis !== '' && { legalBasis }),
    documentTime: time,
    mimeType: file?.mimeType ?? 'application/pdf',
    content: await contentOf(deps, referenceNumber, document),
  })
}

const sourcesIn = async (archive: Archive, referenceNumber: number) =>
  new Set((await archive.journalOf(referenceNumber)).map(({ source }) => source))

/**
 * [ADM-06] Opens the case in the archive and hands over what is missing there; may be repeated. A document that may not
 * be filed does not hold back the others, and makes the job fail at the end.
 */
export const archiveCase = defineJob(
  z.object({ referenceNumber: z.number().int() }),
  async (deps, { referenceNumber }) => {
    const { document, documents } = await read(deps, referenceNumber)
    const { countryOfDestination: country } = document
    const title = `Helsesertifikat til ${deps.lookups.name('countries', country)?.nb ?? country}, ${formatReference(referenceNumber)}`
    const opened = await deps.archive.openCase({ referenceNumber, title })
    await deps.transactions.run(system, (tx) => nameArchiveCase(tx, referenceNumber, opened))
    const filed = await sourcesIn(deps.archive, referenceNumber)
    let refused = false
    for (const one of documents) {
      if (filed.has(one.source)) continue
      try {
        await handOver({ deps, referenceNumber, caseId: opened.caseId }, one)
      } catch (error) {
        if (!(error instanceof NoLegalBasis)) throw error
        refused = true
      }
    }
    if (refused) throw new JobFailure('NO_LEGAL_BASIS')
  },
)
