import type { ApplicationStatus } from '../application/application-status.ts'
import type { Attachment } from '../attachment/attachment.ts'

/** Who fetches: the one who applied, or the authority. */
export type FileSide = 'exporter' | 'authority'

/**
 * The files of an application. `draft` and `retired` are the certificate drawn anew with a mark over every page; `signed`,
 * `message` and `paper` are what was kept of the valid issue, `scan` its signed paper as it was scanned in; `attachment` is all that somebody sent in; `letter` is the decision as it was sent.
 */
export type PortalFile =
  | 'draft'
  | 'retired'
  | 'signed'
  | 'message'
  | 'paper'
  | 'scan'
  | 'receipt'
  | 'attachment'
  | 'letter'

type Given = Readonly<Record<FileSide, readonly PortalFile[]>>

const sentIn = ['receipt', 'attachment'] as const
const inProcess: Given = { exporter: ['draft', ...sentIn], authority: ['draft', ...sentIn] }
const retired: Given = { exporter: ['retired', ...sentIn], authority: ['retired', ...sentIn] }
const approved: Given = {
  exporter: ['draft', 'signed', 'message', ...sentIn],
  authority: ['draft', 'signed', 'message', ...sentIn],
}
const printed: Given = {
  exporter: ['draft', 'signed', 'message', ...sentIn],
  authority: ['draft', 'signed', 'message', 'paper', ...sentIn],
}
const issued: Given = {
  exporter: ['draft', 'signed', 'message', 'scan', ...sentIn],
  authority: ['draft', 'signed', 'message', 'paper', 'scan', ...sentIn],
}
/** What is being called back is still valid, and is not handed to its exporter once more. */
const calledBack: Given = {
  exporter: ['draft', ...sentIn],
  authority: ['draft', 'signed', 'message', 'paper', 'scan', ...sentIn],
}

/** [CRT-12] Which file each side may fetch in which status: a file that is not named here is refused. */
const given: Readonly<Record<ApplicationStatus, Given>> = {
  // A draft that was reopened is its exporter's own; the authority has what was sent before.
  UNDER_REGISTRERING: { exporter: ['draft', ...sentIn], authority: sentIn },
  INNSENDT: inProcess,
  UNDER_VURDERING: inProcess,
  AVKLARING_INNSENDER: inProcess,
  STOPPET: inProcess,
  TIL_SIGNERING: inProcess,
  AVSLAG: { exporter: ['draft', 'letter', ...sentIn], authority: ['draft', 'letter', ...sentIn] },
  TRUKKET_TILBAKE: inProcess,
  GODKJENT: approved,
  SKREVET_UT: printed,
  UTSTEDT: issued,
  ERSTATNING_UNDER_REGISTRERING: calledBack,
  ERSTATNING_BEHANDLES: calledBack,
  KANSELLERING_BEHANDLES: calledBack,
  KANSELLERT: retired,
  ERSTATTET: retired,
  ANNULLERT: retired,
}

/** [CRT-12] Whether a side may fetch a file of an application in this status. */
export function mayFetch(side: FileSide, file: PortalFile, status: ApplicationStatus): boolean {
  return given[status][side].includes(file)
}

/** Which of the files a stored one is. */
export function portalFileOf(type: Attachment['type']): PortalFile {
  switch (type) {
    case 'ELECTRONICALLY_SIGNED_CERTIFICATE':
      return 'signed'
    case 'HEALTH_CERTIFICATE':
      return 'paper'
    case 'SCANNED_HEALTH_CERTIFICATE':
      return 'scan'
    case 'DECISION_LETTER':
      return 'letter'
    default:
      return 'attachment'
  }
}
