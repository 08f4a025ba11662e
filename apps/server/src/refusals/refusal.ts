import type { RefusalCode as KnownCode } from '@eksport/api'
import type { RuleViolation, TransitionRefusal, UnfinishedScan } from '@eksport/domain'
import type { FormPlace } from '@eksport/domain/documents'
import type { Issue } from '@eksport/forms'

type Nothing = Readonly<Record<never, never>>

interface Faulty {
  readonly issues: readonly Issue[]
}

/** A file, by the field of the form that it came in. */
interface RefusedFile {
  readonly field: string
  readonly filename: string
}

/** Every refusal by its code, with what must be known to say why. Neither a sentence nor a status: those are `http/`'s. */
export interface Refusals {
  /** [SEC-08] Also what belongs to another organisation: the two cannot be told apart. */
  readonly NOT_FOUND: Nothing
  readonly NOT_LOGGED_IN: Nothing
  readonly ORGANISATION_NOT_CHOSEN: Nothing
  readonly FOREIGN_ORIGIN: Nothing
  /** [AUT-06] The login is of a lower level than this asks for. */
  readonly LEVEL_TOO_LOW: Nothing
  /** [SEC-11] A link to log in is used, too old or none of ours; or it was asked for in another browser. */
  readonly LOGIN_LINK_INVALID: Nothing
  readonly LOGIN_LINK_ELSEWHERE: Nothing
  readonly OVERLOADED: Nothing
  /** [LST-19] More applications than a file of the list holds. */
  readonly LIST_TOO_LONG: { readonly count: number; readonly limit: number }
  /** The request is not what the contract says. */
  readonly INVALID_REQUEST: Faulty
  readonly INVALID_IF_MATCH: Nothing
  readonly INVALID_IDEMPOTENCY_KEY: Nothing
  readonly KEY_REUSED: Nothing
  readonly UNSUPPORTED_MEDIA_TYPE: Nothing
  readonly VERSION_REQUIRED: Nothing
  readonly STALE_VERSION: Nothing
  /** [STA-01] The status machine says no, and which of its conditions does not hold. */
  readonly TRANSITION_REFUSED: { readonly reason: TransitionRefusal }
  readonly NOT_APPROVED: Nothing
  /** [CPY-01] There is no certificate yet that could be copied. */
  readonly NOTHING_TO_COPY: Nothing
  /** [CPY-01] Copies that are handed out are not changed any more, and those that are not printed not handed out. */
  readonly COPIES_HANDED_OUT: Nothing
  readonly COPIES_NOT_PRINTED: Nothing
  /** [EXP-12] The certificate is issued, or comes to nothing: no remark changes it any more. */
  readonly REMARKS_CLOSED: Nothing
  /** [ADM-08] Somebody has complained about the refusal already. */
  readonly COMPLAINT_KNOWN: Nothing
  /** [FEE-01] The sender was shown another amount than the one that would be locked. */
  readonly FEE_CHANGED: { readonly shown: number; readonly fee: number }
  /** [ADM-02] Four eyes: somebody else approves. */
  readonly PROPOSER_CANNOT_APPROVE: Nothing
  /** [ADM-02] A change is approved or returned once. */
  readonly CHANGE_DECIDED: Nothing
  readonly TOO_MANY_LINKS: { readonly limit: number }
  /** [ADM-04] Nobody gives a role to themselves, and somebody always administers. */
  readonly OWN_ROLE: Nothing
  readonly LAST_ADMINISTRATOR: Nothing
  /** [CRT-15] Whoever belongs to no office has no paper. */
  readonly NO_OFFICE: Nothing
  /** [ACT-05] Nobody at the office may have a case. */
  readonly OFFICE_WITHOUT_OFFICERS: Nothing
  /** Whose paper it is: the officer's own office, wherever the certificate is collected. */
  readonly OUT_OF_PAPER: { readonly office: string; readonly needed: number; readonly left: number }
  readonly INVALID_SERIALS: Faulty
  /** Sheets that are registered already: the first of them. */
  readonly SERIALS_KNOWN: { readonly serial: string; readonly count: number }
  /** Sheets that the office has not, or that are used: the first of them. */
  readonly SERIALS_NOT_FREE: { readonly serial: string; readonly count: number }
  /** [CW-04] A sheet of the certificate that was not looked at, and one that is not of it. */
  readonly SHEET_NOT_CONFIRMED: { readonly serial: string }
  readonly SHEET_OF_ANOTHER: { readonly serial: string }
  readonly TEMPLATE_REQUIRED: Nothing
  readonly INCOMPLETE: Faulty
  readonly INVALID_CHOICE: Faulty
  readonly NOT_REPRESENTED: Faulty
  /** [MAT-01] The certificate of the older service is being replaced, or has been. */
  readonly MATS_REFERENCE_USED: Nothing
  readonly FORMAT_FIXED: Faulty
  /** [ACT-08] Changed in a reopened draft though the officer did not ask about it. */
  readonly ANSWER_LOCKED: Faulty
  /** [ACT-08] A question that is answered neither in words nor by a change. */
  readonly QUESTION_OPEN: Faulty
  readonly RULES_BROKEN: { readonly findings: readonly RuleViolation[] }
  /** [UPL-01] */
  readonly FILE_TOO_LARGE: { readonly field: string }
  readonly FILE_TOO_SMALL: { readonly field: string }
  /** [UPL-02] */
  readonly FILE_TYPE_REFUSED: RefusedFile & { readonly ending: string }
  /** [UPL-03] [UPL-06] */
  readonly FILE_UNREADABLE: RefusedFile & {
    readonly verdict:
      | 'unreadable'
      | 'encrypted'
      | 'too-many-pages'
      | 'too-many-pixels'
      | 'unpacks-too-large'
      | 'signed-and-active'
      | 'form-not-drawn'
  }
  /** [SEC-18] Fetched before a clean verdict of the malware scanner, or after a bad one. */
  readonly FILE_UNCHECKED: { readonly filename: string; readonly scan: UnfinishedScan }
  /** [UPL-04] */
  readonly TOO_MANY_FILES: { readonly field: string; readonly limit: number }
  /** [UPL-05] */
  readonly DUPLICATE_FILE: RefusedFile
  /** [UPL-06] The filled certificate is a PDF, whatever else may be attached. */
  readonly CERTIFICATE_NOT_PDF: RefusedFile
  /** [CW-02] Fewer pages than the certificate has sheets. */
  readonly SCAN_INCOMPLETE: { readonly field: string; readonly pages: number; readonly sheets: number }
  /** [CRT-11] The file is not the form that was handed out, or cannot be taken as one. */
  readonly FORM_REFUSED: RefusedFile & { readonly reason: FormRefusal }
  /** [CRT-11] A box holds what cannot be printed: `found` is how much, or which characters. */
  readonly FORM_FIELD_REFUSED: RefusedFile & {
    readonly fault: 'too-long' | 'not-latin' | 'lines'
    readonly box: string
    readonly found: string
    readonly limit: number
  }
  /** [CRT-16] Boxes that the template's own form requires are empty. */
  readonly FILLED_FORM_INCOMPLETE: RefusedFile & { readonly places: readonly FormPlace[] }
}

/** [CRT-11] Why a file is not taken as the form of an application. */
export type FormRefusal =
  | 'script'
  | 'xfa'
  | 'files'
  | 'flattened'
  | 'unreadable'
  | 'untouched'
  | 'not-ours'
  | 'other-application'
  | 'other-version'
  | 'other-form'

/** Only what the apps have words and a way for: a code that `@eksport/api` does not name is left out. */
export type RefusalCode = keyof Refusals & KnownCode

type Arguments<Code extends RefusalCode> = keyof Refusals[Code] extends never ? [] : [params: Refusals[Code]]

/** Why something is not done. Whatever was under way is rolled back; `http/` says it to the caller. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly params: Refusals[Code]

  constructor(code: Code, ...[params]: Arguments<Code>) {
    super(code)
    this.code = code
    // Only a code that says nothing more comes without parameters.
    this.params = params ?? ({} as Refusals[Code])
  }
}
