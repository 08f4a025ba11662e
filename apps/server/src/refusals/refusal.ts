import type { RefusalCode as KnownCode } from '@eksport/api'
import type { RuleViolation, TransitionRefusal, UnfinishedScan } from '@eksport/domain'
import type { FormPlace } from '@eksport/domain/documents'
import type { Issue } from '@eksport/forms'

type Nothing = Readonly<Record<never, never>>

interface Faulty {
  readonly issues: readonly Issue[]
}

/** A file, and the form field it came in. */
interface RefusedFile {
  readonly field: string
  readonly filename: string
}

/** The parameters of every refusal, by code. Texts and status codes belong to `http/`. */
export interface Refusals {
  /** [SEC-08] Also for what belongs to another organisation, so that the two look the same. */
  readonly NOT_FOUND: Nothing
  readonly NOT_LOGGED_IN: Nothing
  readonly ORGANISATION_NOT_CHOSEN: Nothing
  readonly FOREIGN_ORIGIN: Nothing
  /** [AUT-06] The login level is too low. */
  readonly LEVEL_TOO_LOW: Nothing
  /** [SEC-11] A login link is used, too old or unknown; or it was requested in another browser. */
  readonly LOGIN_LINK_INVALID: Nothing
  readonly LOGIN_LINK_ELSEWHERE: Nothing
  readonly OVERLOADED: Nothing
  /** [LST-19] More applications than an exported file may contain. */
  readonly LIST_TOO_LONG: { readonly count: number; readonly limit: number }
  /** The request does not match its contract. */
  readonly INVALID_REQUEST: Faulty
  readonly INVALID_IF_MATCH: Nothing
  readonly INVALID_IDEMPOTENCY_KEY: Nothing
  readonly KEY_REUSED: Nothing
  readonly UNSUPPORTED_MEDIA_TYPE: Nothing
  readonly VERSION_REQUIRED: Nothing
  readonly STALE_VERSION: Nothing
  /** [STA-01] The status machine does not allow it; `reason` names the failed condition. */
  readonly TRANSITION_REFUSED: { readonly reason: TransitionRefusal }
  readonly NOT_APPROVED: Nothing
  /** [CPY-01] There is no certificate to copy yet. */
  readonly NOTHING_TO_COPY: Nothing
  /** [CPY-01] Copies that are handed out cannot be changed, and copies that are not printed cannot be handed out. */
  readonly COPIES_HANDED_OUT: Nothing
  readonly COPIES_NOT_PRINTED: Nothing
  /** [EXP-12] The certificate is issued, or has ended without being issued, so remarks have no effect. */
  readonly REMARKS_CLOSED: Nothing
  /** [ADM-08] There is a complaint about the refusal already. */
  readonly COMPLAINT_KNOWN: Nothing
  /** [FEE-01] The sender was shown another amount than the one that would be locked. */
  readonly FEE_CHANGED: { readonly shown: number; readonly fee: number }
  /** [ADM-02] A change must be approved by somebody other than its proposer. */
  readonly PROPOSER_CANNOT_APPROVE: Nothing
  /** [ADM-02] The change was approved or returned already. */
  readonly CHANGE_DECIDED: Nothing
  readonly TOO_MANY_LINKS: { readonly limit: number }
  /** [ADM-04] Nobody may give themselves a role, and the last administrator must stay. */
  readonly OWN_ROLE: Nothing
  readonly LAST_ADMINISTRATOR: Nothing
  /** [CRT-15] Officers without an office have no paper. */
  readonly NO_OFFICE: Nothing
  /** [ACT-05] No officer at the office may have cases. */
  readonly OFFICE_WITHOUT_OFFICERS: Nothing
  /** `office` is the officer's own, regardless of where the certificate is picked up. */
  readonly OUT_OF_PAPER: { readonly office: string; readonly needed: number; readonly left: number }
  readonly INVALID_SERIALS: Faulty
  /** Sheets that are registered already: the first of them, and how many. */
  readonly SERIALS_KNOWN: { readonly serial: string; readonly count: number }
  /** Sheets that the office does not have, or that are used: the first of them, and how many. */
  readonly SERIALS_NOT_FREE: { readonly serial: string; readonly count: number }
  /** [CW-04] A sheet of the certificate that was not checked, and one that does not belong to it. */
  readonly SHEET_NOT_CONFIRMED: { readonly serial: string }
  readonly SHEET_OF_ANOTHER: { readonly serial: string }
  readonly TEMPLATE_REQUIRED: Nothing
  readonly INCOMPLETE: Faulty
  readonly INVALID_CHOICE: Faulty
  readonly NOT_REPRESENTED: Faulty
  /** [MAT-01] The certificate of the older service has a replacement already. */
  readonly MATS_REFERENCE_USED: Nothing
  readonly FORMAT_FIXED: Faulty
  /** [ACT-08] A change in a reopened draft that the officer did not ask for. */
  readonly ANSWER_LOCKED: Faulty
  /** [ACT-08] A question with neither a text answer nor a change. */
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
  /** [UPL-03] The inspection did not finish in time. */
  readonly FILE_CHECK_UNFINISHED: RefusedFile
  /** [SEC-18] The file has no clean verdict of the malware scanner. */
  readonly FILE_UNCHECKED: { readonly filename: string; readonly scan: UnfinishedScan }
  /** [UPL-04] */
  readonly TOO_MANY_FILES: { readonly field: string; readonly limit: number }
  /** [UPL-05] */
  readonly DUPLICATE_FILE: RefusedFile
  /** [UPL-06] The filled-in certificate must be a PDF, whatever else may be attached. */
  readonly CERTIFICATE_NOT_PDF: RefusedFile
  /** [CW-02] The scan has fewer pages than the certificate has sheets. */
  readonly SCAN_INCOMPLETE: { readonly field: string; readonly pages: number; readonly sheets: number }
  /** [CRT-11] The file is not the form that was handed out, or cannot be accepted as one. */
  readonly FORM_REFUSED: RefusedFile & { readonly reason: FormRefusal }
  /** [CRT-11] A box contains what cannot be printed; `found` is the length or the characters. */
  readonly FORM_FIELD_REFUSED: RefusedFile & {
    readonly fault: 'too-long' | 'not-latin' | 'lines'
    readonly box: string
    readonly found: string
    readonly limit: number
  }
  /** [CRT-16] Boxes that the template's form requires are empty. */
  readonly FILLED_FORM_INCOMPLETE: RefusedFile & { readonly places: readonly FormPlace[] }
}

/** [CRT-11] Why a file is not accepted as the form of an application. */
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

/** Only codes that the apps have texts for: those that `@eksport/api` names. */
export type RefusalCode = keyof Refusals & KnownCode

type Arguments<Code extends RefusalCode> = keyof Refusals[Code] extends never ? [] : [params: Refusals[Code]]

/** Thrown to refuse a request. The transaction is rolled back, and `http/` answers the caller. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  readonly params: Refusals[Code]

  constructor(code: Code, ...[params]: Arguments<Code>) {
    super(code)
    this.code = code
    // Only codes without parameters may omit them.
    this.params = params ?? ({} as Refusals[Code])
  }
}
