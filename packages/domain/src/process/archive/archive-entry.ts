import type { LocalizedText } from '@eksport/forms'
import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'

/** Noark 5, journalposttype: incoming, outgoing, and internal. */
const directions = ['I', 'U', 'X'] as const

/** Noark 5, tilgangskode: open, or withheld, which needs a legal basis. */
export const accessCodes = ['O', 'UO'] as const
export type AccessCode = (typeof accessCodes)[number]

/** Codes of the decision texts that withhold documents: for an organisation's affairs, and for our own drafts and notes. */
export const shieldings = ['BUSINESS', 'INTERNAL'] as const

interface ArchivedKind {
  /** Noark 5, dokumenttype. */
  readonly name: LocalizedText
  readonly direction: (typeof directions)[number]
  /** The legal basis by which it is withheld, from the reference data (decision texts of the kind SHIELDING); absent for an open document. */
  readonly shielding?: (typeof shieldings)[number]
}

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

/** [ADM-06] The kinds of documents of a case: their direction, and why they are withheld. */
export const documentKinds = {
  APPLICATION: { name: text('Søknad', 'Søknad', 'Application'), direction: 'I', shielding: 'BUSINESS' },
  ATTACHMENT: { name: text('Vedlegg', 'Vedlegg', 'Attachment'), direction: 'I', shielding: 'BUSINESS' },
  FINDINGS: {
    name: text('Funn og vurderinger', 'Funn og vurderingar', 'Findings and assessments'),
    direction: 'X',
    shielding: 'BUSINESS',
  },
  QUESTION: {
    name: text('Spørsmål om avklaring', 'Spørsmål om avklaring', 'Question'),
    direction: 'U',
    shielding: 'BUSINESS',
  },
  ANSWER: { name: text('Svar på spørsmål', 'Svar på spørsmål', 'Answer'), direction: 'I', shielding: 'BUSINESS' },
  COMMENT: {
    name: text('Melding fra innsender', 'Melding frå innsendar', 'Message from the exporter'),
    direction: 'I',
    shielding: 'BUSINESS',
  },
  MESSAGE: {
    name: text('Melding til innsender', 'Melding til innsendar', 'Message to the exporter'),
    direction: 'U',
    shielding: 'BUSINESS',
  },
  DECISION: { name: text('Vedtak', 'Vedtak', 'Decision'), direction: 'U' },
  LETTER: { name: text('Avslagsbrev', 'Avslagsbrev', 'Letter of refusal'), direction: 'U', shielding: 'BUSINESS' },
  COMPLAINT: { name: text('Klage', 'Klage', 'Complaint'), direction: 'I', shielding: 'BUSINESS' },
  COMPLAINT_LETTER: {
    name: text('Svar på klage', 'Svar på klage', 'Answer to a complaint'),
    direction: 'U',
    shielding: 'BUSINESS',
  },
  CERTIFICATE: { name: text('Sertifikat', 'Sertifikat', 'Certificate'), direction: 'U', shielding: 'BUSINESS' },
  NOTE: { name: text('Internt notat', 'Internt notat', 'Internal note'), direction: 'X', shielding: 'INTERNAL' },
  ACCESS: { name: text('Innsyn gitt', 'Innsyn gitt', 'Access given'), direction: 'U', shielding: 'BUSINESS' },
  HISTORY: { name: text('Historikk', 'Historikk', 'History'), direction: 'X' },
} as const satisfies Readonly<Record<string, ArchivedKind>>

export type DocumentKind = keyof typeof documentKinds

/** Why documents of a kind are withheld; undefined for open ones. */
export const shieldingOf = (kind: DocumentKind): ArchivedKind['shielding'] => {
  const described: ArchivedKind = documentKinds[kind]
  return described.shielding
}

/** [ADM-06] One entry of a case's journal (Noark 5, journalpost). */
export const archiveEntrySchema = z.object({
  /** Numbers the entries of the case, from 1. */
  number: z.int().positive(),
  title: z.string(),
  documentType: z.string(),
  direction: z.enum(directions),
  accessCode: z.enum(accessCodes),
  legalBasis: z.string().optional(),
  /** When the document was made. */
  documentTime: instantSchema,
  archivedTime: instantSchema,
})
export type ArchiveEntry = z.infer<typeof archiveEntrySchema>
