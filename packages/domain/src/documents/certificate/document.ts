import type { Locale } from '@eksport/forms'
import type { CertificateLanguage, SomeWords } from './languages.ts'

/** A run of text. `code` never breaks, `latin` is a scientific name, `lang` is its language where that differs. */
export interface StyledText {
  readonly t: string
  readonly as?: 'code' | 'latin' | 'strong' | 'subtle'
  readonly lang?: CertificateLanguage | Locale
}

export type Span = string | StyledText

/** One line of a value: a run, or several beside each other. */
export type Line = Span | readonly Span[]

/** The content of a box: lines, a list of codes with their explanations, or options of which some are ticked. Nothing is struck through. */
export interface BoxContent {
  readonly lines?: readonly Line[]
  readonly list?: readonly (readonly [code: string, words: Line])[]
  readonly options?: readonly { readonly on: boolean; readonly t: Line }[]
}

/** A numbered box with its place: in a grid of twelve columns, and rows of one unit. */
export interface DocumentBox extends BoxContent {
  readonly no: string
  readonly caption: SomeWords
  readonly x: number
  readonly y: number
  readonly span: number
  readonly rows: number
  /** The answer that it is filled from, for a click in a preview. */
  readonly field?: string
}

export interface DocumentColumn {
  readonly caption: SomeWords
  /** In points; 0 takes the remaining width. */
  readonly width: number
  readonly align: 'start' | 'end'
  readonly as?: 'code' | 'num'
}

/** A cell: one line, or several below each other. */
export type DocumentCell = readonly Line[]

export interface DocumentGoods {
  readonly no: string
  readonly caption: SomeWords
  readonly field: string
  readonly columns: readonly DocumentColumn[]
  readonly rows: readonly (readonly DocumentCell[])[]
  readonly total: readonly DocumentCell[]
}

/** A clause with its state: its text, whether it applies, and the lines that it covers if not all. */
export interface DocumentClause {
  readonly no: string
  readonly words: SomeWords
  readonly applies: boolean
  readonly covers?: SomeWords
}

export type DocumentClauses = readonly (DocumentClause | { readonly oneOf: readonly DocumentClause[] })[]

export interface DocumentPart {
  readonly no: string
  readonly title: SomeWords
}

/** A sheet that describes some lines of goods in more detail, and is part of the certificate. */
export interface DocumentAppendix {
  readonly title: SomeWords
  readonly intro: SomeWords
  readonly table: DocumentGoods
  readonly boxes: readonly DocumentBox[]
}

/** Where the signature is: the place of an electronic one, or stamp and pen. */
export type SignaturePlace =
  | {
      readonly kind: 'electronic'
      readonly no: string
      readonly caption: SomeWords
      readonly waits: string
      readonly note: SomeWords
    }
  | {
      readonly kind: 'paper'
      readonly stamp: { readonly no: string; readonly caption: SomeWords }
      readonly pen: { readonly no: string; readonly caption: SomeWords }
    }

/** A mark over every page of a document that is not a valid certificate, or not the original. */
export interface DocumentMark {
  /** The reader's language, for the mark's words and for placeholders of what comes later. */
  readonly language: Locale
  readonly kind: 'draft' | 'retired' | 'copy'
  readonly word: string
  readonly notice: readonly string[]
}

/**
 * The complete certificate as it is approved and signed: data only, in the languages of its template. Drawing it adds nothing.
 * The same application, template and issue give the same document.
 */
export interface CertificateDocument {
  readonly kind: 'certificate'
  readonly languages: readonly CertificateLanguage[]
  readonly number: string
  /** The PDF's own title. */
  readonly pdfTitle: string
  readonly issue?: number
  /** The certificate that it replaces, with its day of issue in words. */
  readonly replaces?: { readonly number: string; readonly on?: string }
  /** [CRT-10] Where an issued certificate can be verified; `qr` is the address as SVG. */
  readonly verification?: { readonly address: string; readonly code: string; readonly qr: string }
  readonly template: string
  readonly title: SomeWords
  readonly lead: SomeWords
  /** Words of the layout itself: page, issue, struck out, schedule. */
  readonly strings: Readonly<Record<string, SomeWords>>
  /** Printed on every page while the wording is not agreed with an authority. */
  readonly sample?: SomeWords
  readonly mark?: DocumentMark
  readonly paper: boolean
  /** The serials of the numbered sheets, in words. */
  readonly serial?: string
  /** The same one by one: each page shows the serial of its sheet. */
  readonly sheets?: readonly string[]
  /** The footer's words about how the certificate can be trusted. */
  readonly trust: readonly SomeWords[]
  readonly consignment: DocumentPart & {
    readonly boxes: readonly DocumentBox[]
    readonly goods: DocumentGoods
    readonly after: readonly DocumentBox[]
  }
  readonly attestation: DocumentPart & {
    readonly intro: SomeWords
    readonly clauses: DocumentClauses
    readonly notes: SomeWords
  }
  readonly officer: DocumentPart & { readonly boxes: readonly DocumentBox[]; readonly place: SignaturePlace }
  /** [CRT-11] After the parts, before the schedules. */
  readonly appendix?: DocumentAppendix
}
