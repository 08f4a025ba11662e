import type { UploadRefusal } from '../integrations/uploads/index.ts'
import { ProblemError } from './problem-error.ts'

const notValidFileType = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_FILE_TYPE'

const unreadable = {
  unreadable: 'filen kan ikke leses. Den kan være ødelagt.',
  encrypted: 'filen er beskyttet med passord.',
  'too-many-pages': 'filen har flere enn 200 sider.',
  'too-many-pixels': 'bildet er for stort. Det kan ha høyst 60 millioner bildepunkter.',
  'unpacks-too-large': 'filen blir for stor når den pakkes ut.',
} as const

/** A refused file as the problem of the part that it came in [UPL-02] [UPL-03] [UPL-06]. */
export function uploadProblem(part: string, refusal: UploadRefusal): ProblemError {
  if (refusal.code === 'too-small') return refused(400, part, 'Filen er for liten.', 'FILE_TOO_SMALL')
  const { filename } = refusal
  const text =
    refusal.code === 'wrong-type'
      ? `${filename} ble ikke lagt til - Filtypen ${refusal.ending} er ikke tillatt.`
      : `${filename} ble ikke lagt til - ${unreadable[refusal.verdict]}`
  return refused(415, part, text, notValidFileType)
}

function refused(status: number, part: string, text: string, code: string): ProblemError {
  return new ProblemError(status, text, { kind: 'VALIDATION_ERROR', code, fieldErrors: { [part]: [text] } })
}

/** [UPL-01] */
export const fileTooLarge = (part: string): ProblemError =>
  refused(413, part, 'Filen er for stor. Maksimal størrelse er 10MB.', 'FILE_TOO_LARGE')

/** [UPL-04] */
export const tooManyFiles = (part: string, most: number): ProblemError =>
  refused(
    400,
    part,
    most === 1 ? 'Det er maksimalt tillat å laste opp 1 fil.' : `Det er maksimalt tillat å laste opp ${most} filer.`,
    'TOO_MANY_FILES',
  )

/** [UPL-05] */
export const duplicateFile = (part: string, filename: string): ProblemError =>
  refused(409, part, `Det finnes allerede et vedlegg med navnet '${filename}'`, 'DUPLICATE_FILE')

/** [UPL-06] The filled certificate is a PDF, whatever else may be attached. */
export function notACertificateDraft(part: string, filename: string): ProblemError {
  const text = `${filename} ble ikke lagt til - sertifikatet må være en PDF.`
  return refused(415, part, text, 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT')
}
