import { archiveEntrySchema, instantSchema, jobProblems, jobStates } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, pdfResponse, zipResponse } from './endpoint/define-endpoint.ts'
import { caseParams } from './endpoint/params.ts'
import { casesV3 } from './endpoint/paths.ts'

const caseArchiveSchema = z.object({
  /** Nothing before somebody took the case, or the system decided it. */
  caseNumber: z.string().optional(),
  /** Oldest first. */
  entries: z.array(archiveEntrySchema),
  /** Whether the archive answered; where it did not, nobody knows what is in it. */
  answered: z.boolean(),
})
/** What the archive has of a case. */
export type CaseArchive = z.infer<typeof caseArchiveSchema>

/** [ADM-06] The number of the case in the archive, and the journal of what is filed there. */
export const getCaseArchive = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/arkiv`,
  summary: 'Saken i arkivet',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: caseArchiveSchema,
})

const casePartySchema = z.object({ id: z.string(), kind: z.enum(['person', 'company']), name: z.string() })

const accessSchema = z.object({
  id: z.uuid(),
  requestedTime: instantSchema,
  requestedBy: z.string(),
  /** Who asked the authority for access, where that was written. */
  askedBy: z.string().optional(),
  /** How many texts were taken out. */
  redactions: z.int().nonnegative(),
  state: z.enum(jobStates),
  problem: z.enum(jobProblems).optional(),
})
/** One time that the documents of a case were put together for whoever asked for access. */
export type CaseAccess = z.infer<typeof accessSchema>

const accessPageSchema = z.object({
  /** Oldest first, as they will be numbered. */
  documents: z.array(
    z.object({
      title: z.string(),
      kind: z.string(),
      time: instantSchema,
      /** Of a note: it is never given out. */
      isInternal: z.boolean(),
      /** A file that somebody sent in: it cannot be redacted, and is held back where anything is. */
      isSentIn: z.boolean(),
    }),
  ),
  /** Whom the documents name, to be taken out by their ids. */
  parties: z.array(casePartySchema),
  /** Newest first. */
  made: z.array(accessSchema),
})
/** What can be given out of a case, and what was. */
export type AccessPage = z.infer<typeof accessPageSchema>

const accessPath = `${casesV3}/:referenceNumber/innsyn` as const

/** [ADM-07] The documents of a case, whom they name, and what was put together before. */
export const getAccess = defineEndpoint({
  method: 'GET',
  path: accessPath,
  summary: 'Innsyn i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: accessPageSchema,
})

/** [ADM-07] Has the whole case put together as one PDF and one zip, without the parties and words that are named here. */
export const requestAccess = defineEndpoint({
  method: 'POST',
  path: accessPath,
  summary: 'Lag dokumentene til innsyn',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: z.strictObject({
    /** The `id` of each, which is of its name. */
    parties: z.array(z.string().max(1000)).max(200),
    /** Other words that are taken out wherever they stand. */
    words: z.array(z.string().trim().min(2).max(200)).max(100),
    /** Who has asked for access: the front page is written to them. */
    askedBy: z.string().trim().min(1).max(200).optional(),
  }),
  response: z.object({ id: z.uuid() }),
  status: 201,
  idempotent: true,
})

const accessParams = caseParams.extend({ accessId: z.uuid() })

export const getAccessPdf = defineEndpoint({
  method: 'GET',
  path: `${accessPath}/:accessId/pdf`,
  summary: 'Innsyn som én PDF',
  audiences: ['caseworker'],
  access: 'person',
  params: accessParams,
  response: pdfResponse,
})

export const getAccessZip = defineEndpoint({
  method: 'GET',
  path: `${accessPath}/:accessId/zip`,
  summary: 'Innsyn som én zip-fil',
  audiences: ['caseworker'],
  access: 'person',
  params: accessParams,
  response: zipResponse,
})
