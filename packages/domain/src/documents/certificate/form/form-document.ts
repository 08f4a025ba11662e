import { type Locale, localize } from '@eksport/forms'
import type { Application } from '../../../application/application.ts'
import type { Lookups } from '../../../facts/lookups.ts'
import type { FilledFormType } from '../../../reference/attachment/filled-form.ts'
import { formatReference } from '../../../values/format/format.ts'
import { certificateOf } from '../certificate-of.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import type { CertificateDocument, DocumentBox, DocumentMark } from '../document.ts'
import type { CertificateLanguage, SomeWords } from '../languages.ts'
import { inLanguages } from '../languages.ts'
import { captions } from '../words/captions.ts'
import { sheetWords } from '../words/strings.ts'
import { formBinding } from './form-binding.ts'
import { cellName, type FormField, type FormPlan, fieldsOf, planOf, widthsOf } from './form-plan.ts'
import { formWords } from './form-words.ts'
import { type FormValues, knownValues } from './known-values.ts'

/** A box of a form: what is printed in it, or the name of the field that lies in it. */
interface BlankBox extends DocumentBox {
  readonly name?: string
}

interface BlankClause {
  readonly no: string
  readonly words: SomeWords
  readonly tick: string
  readonly lines: string
}

/** One sheet of a form. */
interface FormSheet {
  readonly no: string
  readonly title: SomeWords
  readonly help: string
  /** Blocks of boxes under each other. */
  readonly boxes: readonly (readonly BlankBox[])[]
  readonly table?: {
    readonly no: string
    readonly caption: SomeWords
    readonly columns: readonly { readonly caption: SomeWords; readonly width: number }[]
    /** Names of fields, row by row. */
    readonly rows: readonly (readonly string[])[]
  }
  readonly clauses?: readonly BlankClause[]
}

/** A field with what it says when the form is handed out, and what a reader of the screen is told it is. */
export interface FilledField extends FormField {
  readonly value: string
  readonly label: string
}

/** [CRT-11] A form as it is drawn: sheets with blank places, and the fields that are laid into them. */
export interface FormDocument
  extends Pick<
    CertificateDocument,
    'languages' | 'number' | 'pdfTitle' | 'template' | 'title' | 'lead' | 'strings' | 'paper' | 'trust'
  > {
  readonly kind: 'form'
  readonly mark: DocumentMark
  readonly linesWord: string
  readonly parts: readonly FormSheet[]
  readonly fields: readonly FilledField[]
  /** What the file is bound to; the server signs it. */
  readonly binding: string
}

function sheetsOf(
  plan: FormPlan,
  { appendix }: CertificateDefinition,
  document: CertificateDocument,
  locale: Locale,
  languages: readonly CertificateLanguage[],
): FormSheet[] {
  const printed = new Map([...document.consignment.boxes, ...document.consignment.after].map((box) => [box.no, box]))
  const blank = ({ box: { source: _, ...box }, field }: FormPlan['boxes'][number]): BlankBox => {
    const caption = inLanguages(box.caption, languages)
    if (field !== undefined) return { ...box, caption, name: field.name }
    const { lines } = printed.get(box.no) ?? {}
    return { ...box, caption, ...(lines && { lines }) }
  }
  const widths = widthsOf(plan.table)
  const { no, columns, rows } = plan.table
  const table = {
    no,
    caption: inLanguages(
      appendix && plan.type.endsWith('APPENDIX') ? appendix.table.caption : captions.goods,
      languages,
    ),
    columns: columns.map(({ caption }, at) => ({
      caption: inLanguages(caption, languages),
      width: widths[at] ?? 0,
    })),
    rows: Array.from({ length: rows }, (_, row) => columns.map(({ key }) => cellName(no, row, key))),
  }
  const { consignment, attestation } = document
  const help = formWords.help[locale]
  if (appendix && plan.type === 'HEALTH_CERTIFICATE_DRAFT_APPENDIX') {
    const { title } = appendix
    return [{ no: '', title, help, boxes: [plan.after.map(blank)], table }]
  }
  const words = new Map(
    attestation.clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : [one])).map((one) => [one.no, one.words]),
  )
  const clauses = plan.clauses
    .flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))
    .map(({ clause, tick, lines }) => ({
      no: clause.no,
      words: words.get(clause.no) ?? inLanguages(clause.words, languages),
      tick: tick.name,
      lines: lines.name,
    }))
  return [
    { no: consignment.no, title: consignment.title, help, boxes: [plan.boxes.map(blank), plan.after.map(blank)] },
    { no: consignment.no, title: consignment.title, help: formWords.table[locale], boxes: [], table },
    { no: attestation.no, title: attestation.title, help: formWords.clauses[locale], boxes: [], clauses },
  ]
}

/** Over the number in the head of a form: it is that of the application. */
const applicationWord = { en: 'Application', zh: '申请', ar: 'الطلب', uk: 'Заявка', pt: 'Pedido', ro: 'Cerere' }

/** What each field is, in words for whoever does not see where it lies. */
function labelsOf(plan: FormPlan): ReadonlyMap<string, string> {
  const boxes = [...plan.boxes, ...plan.after].flatMap(({ box, field }) =>
    field === undefined ? [] : [[field.name, `${box.no} ${box.caption.en}`] as const],
  )
  const cells = Array.from({ length: plan.table.rows }, (_, row) =>
    plan.table.columns.map(
      ({ key, caption }) =>
        [cellName(plan.table.no, row, key), `${plan.table.no} row ${row + 1}: ${caption.en}`] as const,
    ),
  ).flat()
  const clauses = plan.clauses
    .flatMap((one) => ('oneOf' in one ? one.oneOf : [one]))
    .flatMap(({ clause, tick, lines }) => [
      [tick.name, `${clause.no} ${clause.words.en}`] as const,
      [lines.name, `${clause.no}: lines`] as const,
    ])
  return new Map([...boxes, ...cells, ...clauses])
}

/**
 * [CRT-11] The form of one kind for an application, with what is known filled in; `typed` is what the exporter has written
 * before and stands first. Nothing where the certificate has no such form.
 */
export function formDocument(
  type: FilledFormType,
  definition: CertificateDefinition,
  application: Application,
  lookups: Lookups,
  { locale, typed = {} }: { readonly locale: Locale; readonly typed?: FormValues },
): FormDocument | undefined {
  const plan = planOf(definition, type)
  if (plan === undefined) return undefined
  const document = certificateOf(definition, application, lookups, { state: 'draft', locale, replaces: undefined })
  const values = { ...knownValues(type, definition, application, lookups), ...typed }
  const labels = labelsOf(plan)
  const reference = formatReference(application.referenceNumber)
  const say = (words: (typeof formWords)['title' | 'notice' | 'foot']) => localize(words, locale, { reference })
  const { languages, template, title, lead, strings } = document
  return {
    kind: 'form',
    languages,
    number: reference,
    pdfTitle: say(formWords.title),
    template,
    title: type === 'HEALTH_CERTIFICATE_DRAFT' ? title : { en: sheetWords.healthCertificate.en },
    lead,
    strings: { ...strings, number: inLanguages(applicationWord, languages) },
    paper: false,
    trust: [],
    mark: { kind: 'draft', language: locale, word: '', notice: [say(formWords.notice), say(formWords.foot)] },
    linesWord: formWords.lines[locale],
    parts: sheetsOf(plan, definition, document, locale, languages),
    fields: [...fieldsOf(plan).values()].map((field) => ({
      ...field,
      value: values[field.name] ?? '',
      label: labels.get(field.name) ?? field.no,
    })),
    binding: formBinding(type, definition, application),
  }
}
