import type { Application } from '../../application/application.ts'
import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { Attachment } from '../../reference/attachment/attachment.ts'
import { isElectronic } from './paper-out.ts'

/** The side that fetches a file: the exporter, or the authority. */
export type FileSide = 'exporter' | 'authority'

/**
 * The files of an application. `draft` and `retired` are the certificate drawn anew with a mark over every page, which is that of a copy
 * while it is issued; `signed`, `message` and `paper` are the stored files of the valid issue, `scan` is its signed paper as it was scanned;
 * `attachment` is everything that somebody sent in; `letter` is the decision as it was sent.
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
/** A certificate that is being called back is still valid, but no longer available to its exporter. */
const calledBack: Given = {
  exporter: ['draft', ...sentIn],
  authority: ['draft', 'signed', 'message', 'paper', 'scan', ...sentIn],
}

/** [CRT-12] The files that each side may fetch in each status, for an electronic certificate. Any file that is not listed is refused. */
const given: Readonly<Record<ApplicationStatus, Given>> = {
  // A reopened draft belongs to its exporter; the authority has what was sent before.
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

/** What decides which files of an application can be fetched. */
export interface FileSubject extends Pick<Application, 'applicationStatus' | 'certificateFormats'> {
  /** Row 21: a replacement that may not be handed out until the paper of its original is accounted for. */
  readonly awaitsOriginal: boolean
}

/**
 * [STA-05] Whether the exporter may have the electronic files of a certificate. A certificate on paper only has a signed PDF that
 * is never handed out, because only the sheet is valid; its message is, once it is issued. A replacement is not handed out while
 * its original may be in use.
 */
function isHandedOut(file: PortalFile, { applicationStatus, awaitsOriginal, ...application }: FileSubject): boolean {
  if (file !== 'signed' && file !== 'message') return true
  if (awaitsOriginal) return false
  return isElectronic(application) || (file === 'message' && applicationStatus === 'UTSTEDT')
}

/** [CRT-12] Whether a side may fetch a file of an application in its current status. */
export function mayFetch(side: FileSide, file: PortalFile, application: FileSubject): boolean {
  return (
    given[application.applicationStatus][side].includes(file) &&
    (side === 'authority' || isHandedOut(file, application))
  )
}

/** The kind of a stored file. */
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
