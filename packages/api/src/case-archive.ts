import { archiveEntrySchema, instantSchema, jobProblems, jobStates } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, pdfResponse, zipResponse } from './endpoint/define-endpoint.ts'
import { caseParams } from './endpoint/params.ts'
import { casesV3 } from './endpoint/paths.ts'

const caseArchiveSchema = z.object({
  /** Absent until somebody has taken the case or the system has decided it. */
  caseNumber: z.string().optional(),
  /** Oldest first. */
  entries: z.array(archiveEntrySchema),
  /** Whether the archive answered; if not, its contents are unknown. */
  answered: z.boolean(),
})
/** What the archive holds of a case. */
export type CaseArchive = z.infer<typeof caseArchiveSchema>

/** [ADM-06] The number of the case in the archive, and the list of documents filed there. */
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
  /** Who requested access, where that was recorded. */
  askedBy: z.string().optional(),
  /** How many texts were removed. */
  redactions: z.int().nonnegative(),
  state: z.enum(jobStates),
  problem: z.enum(jobProblems).optional(),
})
/** One package of a case's documents, made for a person who requested access. */
export type CaseAccess = z.infer<typeof accessSchema>

const accessPageSchema = z.object({
  /** Oldest first, in the order in which they will be numbered. */
  documents: z.array(
    z.object({
      title: z.string(),
      kind: z.string(),
      time: instantSchema,
      /** A note, which is never disclosed. */
      isInternal: z.boolean(),
      /** A file that somebody sent in. It cannot be redacted, so it is withheld where anything is redacted. */
      isSentIn: z.boolean(),
    }),
  ),
  /** The parties that the documents name, which can be redacted by their ids. */
  parties: z.array(casePartySchema),
  /** Newest first. */
  made: z.array(accessSchema),
})
/** What can be disclosed of a case, and what has been. */
export type AccessPage = z.infer<typeof accessPageSchema>

const accessPath = `${casesV3}/:referenceNumber/innsyn` as const

/** [ADM-07] The documents of a case, the parties that they name, and the packages that were made before. */
export const getAccess = defineEndpoint({
  method: 'GET',
  path: accessPath,
  summary: 'Innsyn i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: accessPageSchema,
})

/** [ADM-07] Starts a job that makes one PDF and one zip of the whole case, without the parties and words named here. */
export const requestAccess = defineEndpoint({
  method: 'POST',
  path: accessPath,
  summary: 'Lag dokumentene til innsyn',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: z.strictObject({
    /** Ids of parties, which are derived from their names. */
    parties: z.array(z.string().max(1000)).max(200),
    /** Other words that are removed wherever they occur. */
    words: z.array(z.string().trim().min(2).max(200)).max(100),
    /** Who has requested access; the front page is addressed to them. */
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
