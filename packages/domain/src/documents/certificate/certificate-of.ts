import type { Locale } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { dayInWords } from '../../facts/document-format.ts'
import { issueNumber } from '../../facts/issue/certificate-number.ts'
import { serialsInWords } from '../../facts/issue/paper-serial.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { inDocument } from '../../facts/write-fact.ts'
import { formatReference } from '../../values/format/format.ts'
import type { Instant, PlainDate } from '../../values/format/schemas.ts'
import { today } from '../../values/office-time/oslo.ts'
import { clausesOf } from './clauses.ts'
import type { CertificateDefinition } from './define-certificate.ts'
import type { CertificateDocument, DocumentBox, DocumentMark, Line, SignaturePlace } from './document.ts'
import { appendixOf, asFilled } from './form/filled-certificate.ts'
import { goodsOf } from './goods.ts'
import { boxesOf } from './grid.ts'
import { inLanguages, type SomeWords, type Words } from './languages.ts'
import { bilingual, type Known } from './source.ts'
import { captions } from './words/captions.ts'
import { marks, sheetWords, strings } from './words/strings.ts'
import { authority, norway, titleWords } from './words/values.ts'

/** The officer who signs the certificate, and in which role. */
export interface Certifier {
  readonly name: string
  readonly role: 'B' | 'V'
  /** Code of the office. */
  readonly office?: string
}

/** The number of a certificate, and its issue. */
export interface IssuedNumber {
  readonly number: string
  readonly issue: number
}

/** The certificate that another one replaces: its number, and its day of issue where that is known. */
export interface ReplacedCertificate {
  readonly number: string
  readonly issuedOn?: PlainDate | undefined
}

/** [CRT-10] Where anybody can check whether an issue is valid: the address as text and as a picture (SVG), and the code in it. */
export interface Verification {
  readonly address: string
  readonly code: string
  readonly qr: string
}

/**
 * The circumstances in which a certificate is drawn. An issued certificate has its number, a certifier, the moment of issue,
 * which is the date printed on it, the place of verification, and on paper the numbers of its sheets. The others have a mark over
 * every page and no number. Every one of a replacement names the certificate that it replaces, so that the signer sees that
 * before signing.
 */
export type CertificateIssue = { readonly replaces: ReplacedCertificate | undefined } & (
  | (IssuedNumber & {
      readonly state: 'issued'
      readonly at: Instant
      readonly certifier: Certifier
      readonly verification: Verification
      /** On paper: the serial of each page's sheet. */
      readonly paperSerials?: readonly string[]
    })
  | { readonly state: 'draft' | 'retired'; readonly locale: Locale }
)

const shared: Readonly<Record<string, SomeWords>> = strings

/** Keeps the number of a box or a line on the same printed line as the word before it. */
const tied = (words: SomeWords): SomeWords => {
  const tie = ([language, text]: [string, string]) =>
    [
      language,
      text.replace(/\b(box|line|lines) (?=[I\d])/g, '$1\u00a0').replace(/(\d) (?=kg|°C)/g, '$1\u00a0'),
    ] as const
  return { en: '', ...Object.fromEntries(Object.entries(words).map(tie)) }
}

function markOf(issue: CertificateIssue): DocumentMark | undefined {
  if (issue.state === 'issued') return undefined
  const { locale: language } = issue
  return issue.state === 'draft'
    ? {
        kind: 'draft',
        language,
        word: marks.draft[language],
        notice: [marks.draftNotice[language], marks.draftFoot[language]],
      }
    : {
        kind: 'retired',
        language,
        word: marks.retired[language],
        notice: [marks.retiredNotice[language], marks.retiredFoot[language]],
      }
}

function officerBoxes(issue: CertificateIssue, known: Known): DocumentBox[] {
  const place = (
    no: string,
    caption: Words,
    [x, y, span]: readonly [number, number, number],
    lines: readonly Line[],
  ) => ({
    no,
    caption: inLanguages(caption, known.languages),
    x,
    y,
    span,
    rows: 2,
    lines,
  })
  const later = (locale: Locale): Line[] => [{ t: marks.given[locale], as: 'subtle', lang: locale }]
  const { office, lookups } = known
  const city = office && (lookups.name('certificate-offices', office)?.en ?? office)
  const onceIssued = (lines: readonly Line[]) => (issue.state === 'issued' ? lines : later(issue.locale))
  const certifier = issue.state === 'issued' ? issue.certifier : undefined
  return [
    place(
      'III.1',
      captions.signerName,
      [0, 0, 6],
      onceIssued([{ t: certifier?.name.toUpperCase() ?? '', as: 'strong' }]),
    ),
    place(
      'III.2',
      captions.signerTitle,
      [0, 2, 6],
      onceIssued(certifier ? [bilingual(titleWords[certifier.role], known)] : []),
    ),
    place('III.3', captions.signerOffice, [0, 4, 6], onceIssued([[authority.en, city].filter(Boolean).join(', ')])),
    place('III.4', captions.place, [0, 6, 3], onceIssued([[city, norway.en].filter(Boolean).join(', ')])),
    place(
      'III.5',
      captions.dateOfIssue,
      [3, 6, 3],
      onceIssued([issue.state === 'issued' ? dayInWords(today(issue.at), 'en') : '']),
    ),
  ]
}

function signaturePlace(issue: CertificateIssue, paper: boolean, { languages }: Known): SignaturePlace {
  const word = (words: Words) => inLanguages(words, languages)
  if (paper) {
    return {
      kind: 'paper',
      stamp: { no: 'III.6', caption: word(captions.stamp) },
      pen: { no: 'III.7', caption: word(captions.signature) },
    }
  }
  return {
    kind: 'electronic',
    no: 'III.6',
    caption: word(captions.electronicSignature),
    waits: issue.state === 'issued' ? '' : marks.waits[issue.locale],
    note: word(sheetWords.signedNote),
  }
}

/** Whether the document is for numbered sheets: an issued one has their serials, any other follows the requested format. */
const isPaper = (application: Application, issue: CertificateIssue): boolean =>
  issue.state === 'issued'
    ? issue.paperSerials !== undefined
    : application.certificateFormats.every((format) => format === 'PAPER')

function knownOf(
  { languages }: CertificateDefinition,
  application: Application,
  lookups: Lookups,
  issue: CertificateIssue,
): Known {
  const certified = issue.state === 'issued' ? issue.certifier.office : undefined
  const lines = application.productLines ?? []
  return {
    application,
    lines,
    packageTypes: new Set(lines.map(({ packaging }) => packaging?.type)),
    lookups,
    languages,
    context: inDocument(lookups, 'en'),
    number:
      issue.state === 'issued'
        ? { t: issueNumber(issue.number, issue.issue), as: 'code' }
        : { t: marks.given[issue.locale], as: 'subtle', lang: issue.locale },
    office: certified ?? application.caseworker?.office ?? application.certificateRetrieval?.office,
  }
}

/** Fills the country and the number of the goods' box into sentences, which depend on where a certificate is used. */
function writer({ languages, layout }: CertificateDefinition, { countryOfDestination }: Application, lookups: Lookups) {
  const country = lookups.name('countries', countryOfDestination)?.en ?? countryOfDestination
  return (words: SomeWords): SomeWords => {
    const kept = Object.entries(inLanguages(words, languages)).map(([language, text]) => [
      language,
      text.replaceAll('{country}', country).replaceAll('I.25', layout.goodsNo),
    ])
    return tied({ en: '', ...Object.fromEntries(kept) })
  }
}

/** The head of the document: its number, and on paper those of its sheets. */
function headOf(application: Application, issue: CertificateIssue) {
  if (issue.state !== 'issued') {
    const reference = formatReference(application.referenceNumber)
    return { number: issue.state === 'draft' ? `${marks.draft[issue.locale]} ${reference}` : reference }
  }
  const { paperSerials: sheets, verification } = issue
  const number = issueNumber(issue.number, issue.issue)
  return { number, issue: issue.issue, verification, ...(sheets && { serial: serialsInWords(sheets), sheets }) }
}

/** [decisions.md, row 28] A replacement names the certificate that it replaces. */
function replacedIn({ replaces }: CertificateIssue) {
  if (replaces === undefined) return {}
  const { number, issuedOn } = replaces
  return { replaces: { number, ...(issuedOn !== undefined && { on: dayInWords(issuedOn, 'en') }) } }
}

/**
 * [CRT-01] [CRT-05] The certificate of an application as data. It contains what the form asked, what the exporter declared and
 * what the registers confirm, and nothing else. Pure: the same input gives the same document.
 */
export function certificateOf(
  given: CertificateDefinition,
  stated: Application,
  lookups: Lookups,
  issue: CertificateIssue,
): CertificateDocument {
  const { definition, application } = asFilled(given, stated, lookups)
  const { languages, layout } = definition
  const appendix = appendixOf(given, stated)
  const known = knownOf(definition, application, lookups, issue)
  const word = writer(definition, application, lookups)
  const head = headOf(application, issue)
  const mark = markOf(issue)
  const paper = isPaper(application, issue)
  return {
    kind: 'certificate',
    languages,
    ...head,
    ...replacedIn(issue),
    pdfTitle: [mark?.notice[0], `${sheetWords.healthCertificate.en} ${head.number}`].filter(Boolean).join(': '),
    template: `${definition.template}, version ${application.certificateTemplateVersion}`,
    title: word(sheetWords.healthCertificate),
    lead: word(definition.lead),
    strings: Object.fromEntries(Object.entries(shared).map(([name, words]) => [name, inLanguages(words, languages)])),
    ...(definition.agreed === null ? { sample: word(sheetWords.sample) } : {}),
    ...(mark && { mark }),
    paper,
    trust: mark === undefined ? [word(paper ? sheetWords.trustPaper : sheetWords.trustElectronic)] : [],
    consignment: {
      no: 'Part I',
      title: word(sheetWords.consignment),
      boxes: boxesOf(layout.before, known),
      goods: goodsOf(layout.goodsNo, definition.goods, known),
      after: boxesOf(layout.after, known),
    },
    attestation: {
      no: 'Part II',
      title: word(sheetWords.attestation),
      intro: word(sheetWords.intro),
      clauses: clausesOf(definition.clauses, known, word),
      notes: word(sheetWords.notes),
    },
    officer: {
      no: 'Part III',
      title: word(sheetWords.officer),
      boxes: officerBoxes(issue, known),
      place: signaturePlace(issue, paper, known),
    },
    ...(appendix && { appendix }),
  }
}
