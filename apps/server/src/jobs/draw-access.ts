import {
  caseFileWords,
  documentKinds,
  formatReference,
  frontPages,
  type HandedOut,
  type Redaction,
  redacted,
  redactedText,
} from '@eksport/domain'
import { locales } from '@eksport/forms'
import { z } from 'zod'
import { hasFileOf, insertFile, insertPdf, readFile } from '../db/repositories/files.ts'
import { addJob } from '../db/repositories/jobs.ts'
import { joinedPdf, pagesIn } from '../documents/joined-pdf.ts'
import { type NamedFile, packedFiles } from '../documents/packed-files.ts'
import { archiveJob } from '../effects/archive.ts'
import { type CaseContent, type CaseDocument, legalBasisOf, readCaseContent } from '../queries/case-documents.ts'
import { hold } from '../standing/load.ts'
import { defineJob, JobFailure, type WorkerDeps } from './job.ts'

const system = { audience: 'system' } as const

/** [ADM-07] The request: the names and words to redact, as they were when it was made. */
export const accessPayload = z.object({
  referenceNumber: z.int(),
  accessId: z.uuid(),
  locale: z.enum(locales),
  by: z.object({ id: z.string(), name: z.string() }),
  texts: z.array(z.string()),
  askedBy: z.string().optional(),
})
type Access = z.infer<typeof accessPayload>

interface Giving extends Access {
  readonly deps: WorkerDeps
  readonly redaction: Redaction
  readonly content: CaseContent
  readonly at: Date
}

/** The legal basis for withholding a document. Throws if it is not configured, so that nothing is given out. */
function basisOf({ deps, locale }: Giving, kind: CaseDocument['kind']): string {
  const basis = legalBasisOf(deps, kind, locale)
  if (basis === undefined || basis === '') throw new JobFailure('NO_LEGAL_BASIS')
  return basis
}

/** Why a document is withheld: notes are internal, unchecked files are for nobody, and uploaded files cannot be redacted. */
function heldBack(giving: Giving, { kind, isUnchecked, drawn }: CaseDocument): string | undefined {
  if (kind === 'NOTE') return basisOf(giving, kind)
  if (isUnchecked) return caseFileWords.unchecked[giving.locale]
  return giving.redaction.texts.length > 0 && drawn === undefined ? basisOf(giving, kind) : undefined
}

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/tiff': 'tif' }

/** A file name by kind of document, never by a name that a user gave. */
function nameOf(number: number, { kind, file }: CaseDocument): string {
  const word = documentKinds[kind].name.nb.toLowerCase().replaceAll('ø', 'o').replaceAll('å', 'a').replaceAll(' ', '-')
  return `${String(number).padStart(2, '0')}-${word}.${endings[file?.mimeType ?? ''] ?? 'pdf'}`
}

/** The bytes of a document: the stored file, or drawn without the redacted names. */
async function bytesOf({ deps, redaction, referenceNumber, locale }: Giving, { drawn, file, time }: CaseDocument) {
  if (file !== undefined && redaction.texts.length === 0)
    return deps.transactions.run(system, (tx) => readFile(tx, referenceNumber, file.id))
  if (drawn === undefined) throw new TypeError('A document that is neither kept nor drawn')
  return (await deps.documents.keep(redacted(drawn, redaction, locale), time)).pdf
}

type Given = HandedOut & { readonly packed?: NamedFile }

async function give(giving: Giving): Promise<Given[]> {
  const given: Given[] = []
  for (const [index, document] of giving.content.documents.entries()) {
    const number = index + 1
    const title = redactedText(document.title, giving.redaction, giving.locale)
    const listed = { number, title, time: document.time.toISOString() }
    const basis = heldBack(giving, document)
    if (basis === undefined) {
      const content = await bytesOf(giving, document)
      const packed = { name: nameOf(number, document), content }
      const isPages = packed.name.endsWith('.pdf')
      given.push({ ...listed, packed, ...(isPages && { pages: await pagesIn(content) }) })
    } else given.push({ ...listed, heldBack: basis })
  }
  return given
}

/** The front page lists where each document begins. It is drawn once before, to find out how many pages it has. */
async function frontOf(giving: Giving, given: readonly Given[]) {
  const { deps, locale, referenceNumber, redaction, content, at, askedBy } = giving
  const { archiveCaseInfo } = content.document
  const reference = formatReference(referenceNumber)
  const title = `${documentKinds.ACCESS.name[locale]} ${reference}`
  const caseNumber = archiveCaseInfo === undefined ? reference : `${archiveCaseInfo.caseNumber}, ${reference}`
  const draw = (documents: readonly HandedOut[]) => {
    const about = { parties: caseNumber, redactions: redaction.texts.length, at: at.toISOString(), askedBy }
    return deps.documents.keep(frontPages({ locale, caseNumber, title }, documents, about), at)
  }
  const { pages: ownPages } = await draw(given.map((one) => ({ ...one, beginsOn: 1 })))
  let next = ownPages + 1
  const placed = given.map((one) => {
    const beginsOn = next
    next += one.pages ?? 0
    return one.pages === undefined ? one : { ...one, beginsOn }
  })
  return (await draw(placed)).pdf
}

async function keep({ deps, referenceNumber, accessId, content, at }: Giving, pdf: Uint8Array, zip: Uint8Array) {
  const { organisationNumber } = content
  await deps.transactions.run(system, async (tx) => {
    // Locked, so that two attempts at once do not both find nothing stored.
    await hold(tx, referenceNumber)
    if (await hasFileOf(tx, 'ACCESS_PDF', accessId)) return
    const file = { referenceNumber, organisationNumber, belongsTo: accessId, createdAt: at }
    await insertPdf(tx, { ...file, type: 'ACCESS_PDF', filename: `innsyn-${referenceNumber}.pdf`, content: pdf })
    const packed = {
      type: 'ACCESS_ZIP',
      filename: `innsyn-${referenceNumber}.zip`,
      mimeType: 'application/zip',
    } as const
    await insertFile(tx, { ...file, ...packed, content: zip })
    // What is given out becomes a document of the case.
    const { task, payload, key } = archiveJob(referenceNumber)
    await addJob(tx, task, payload, key)
  })
}

/**
 * [ADM-07] Puts the whole case together as one PDF and one ZIP, in order and redacted: redacted names reach no layout,
 * file name or list.
 */
export const drawAccess = defineJob(accessPayload, async (deps, access) => {
  const { referenceNumber, locale, texts } = access
  const at = deps.now()
  const content = await deps.transactions.run(system, (tx) =>
    readCaseContent({ tx, deps, referenceNumber, locale, now: at }),
  )
  const giving = { ...access, deps, redaction: { texts }, content, at }
  const given = await give(giving)
  const front = await frontOf(giving, given)
  const files = given.flatMap(({ packed }) => (packed === undefined ? [] : [packed]))
  const pages = given.flatMap(({ packed, pages }) =>
    packed === undefined || pages === undefined ? [] : [packed.content],
  )
  const pdf = await joinedPdf([front, ...pages], at)
  await keep(giving, pdf, packedFiles([{ name: '00-innhold.pdf', content: front }, ...files], at))
})
