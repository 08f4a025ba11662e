import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import type { Application } from '../../../application/application.ts'
import type { Lookups } from '../../../facts/lookups.ts'
import type { FilledFormType } from '../../../reference/attachment/filled-form.ts'
import { formatReference } from '../../../values/format/format.ts'
import { certificateOf } from '../certificate-of.ts'
import type { CertificateDefinition } from '../define-certificate.ts'
import type { CertificateDocument, DocumentBox, DocumentMark } from '../document.ts'
import { type CertificateLanguage, inLanguages, type SomeWords } from '../languages.ts'
import { captions } from '../words/captions.ts'
import { sheetWords } from '../words/strings.ts'
import { formBinding } from './form-binding.ts'
import { cellName, type FormField, type FormPlan, fieldsOf, planOf, widthsOf } from './form-plan.ts'
import { type FormValues, knownValues } from './known-values.ts'

/** The texts of a form for whoever fills it in. `{reference}` is the number of the application. */
const formWords = {
  notice: {
    nb: 'SKJEMA TIL UTFYLLING – IKKE ET SERTIFIKAT',
    nn: 'SKJEMA TIL UTFYLLING – IKKJE EIT SERTIFIKAT',
    en: 'FORM TO FILL IN – NOT A CERTIFICATE',
  },
  foot: {
    nb: 'Gjelder bare søknad {reference}. Last opp den utfylte filen der.',
    nn: 'Gjeld berre søknad {reference}. Last opp den utfylte fila der.',
    en: 'For application {reference} alone. Upload the completed file there.',
  },
  title: {
    nb: 'Skjema for søknad {reference}',
    nn: 'Skjema for søknad {reference}',
    en: 'Form for application {reference}',
  },
  help: {
    nb: 'Fyll ut på engelsk, med latinske bokstaver. Det som står her fra før, er hentet fra søknaden. Rutene som malen krever, må fylles ut; andre som står tomme, blir strøket på sertifikatet. Lagre filen som PDF-skjema, ikke med «Skriv ut til PDF», og last den opp i søknaden.',
    nn: 'Fyll ut på engelsk, med latinske bokstavar. Det som står her frå før, er henta frå søknaden. Rutene som malen krev, må fyllast ut; andre som står tomme, blir strokne på sertifikatet. Lagre fila som PDF-skjema, ikkje med «Skriv ut til PDF», og last ho opp i søknaden.',
    en: 'Fill in in English, with Latin letters. What already stands here comes from the application. The boxes that the template requires must be filled in; others that are left empty are struck through on the certificate. Save the file as a PDF form, not by “Print to PDF”, and upload it in the application.',
  },
  table: {
    nb: 'En rad for hver varelinje. Skriv antall og vekt som tall på engelsk, for eksempel 1,250.50.',
    nn: 'Ei rad for kvar varelinje. Skriv tal på pakkar og vekt som tal på engelsk, til dømes 1,250.50.',
    en: 'One row for each product line. Write numbers and weights as figures, for example 1,250.50.',
  },
  clauses: {
    nb: 'Sett kryss ved hver erklæring som er sann for denne sendingen; de som malen krever, må krysses av. Uten linjenumre gjelder den alle varene; gjelder den bare noen av dem, skriv linjene, for eksempel 1–3, 5. Det du krysser av, erklærer du, og saksbehandleren vurderer det.',
    nn: 'Set kryss ved kvar erklæring som er sann for denne sendinga; dei som malen krev, må kryssast av. Utan linjenummer gjeld ho alle varene; gjeld ho berre nokre av dei, skriv linjene, til dømes 1–3, 5. Det du kryssar av, erklærer du, og saksbehandlaren vurderer det.',
    en: 'Tick each statement that is true for this consignment; those that the template requires must be ticked. Without line numbers it covers all goods; if it covers some of them only, write the lines, for example 1–3, 5. What you tick you declare, and the caseworker assesses it.',
  },
  lines: { nb: 'Linjer', nn: 'Linjer', en: 'Lines' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** A box of a form: with its printed content, or with the name of the field in it. */
interface BlankBox extends DocumentBox {
  readonly name?: string
}

interface BlankClause {
  readonly no: string
  readonly words: SomeWords
  readonly tick: string
  readonly lines: string
}

interface FormSheet {
  readonly no: string
  readonly title: SomeWords
  readonly help: string
  /** Blocks of boxes, one below the other. */
  readonly boxes: readonly (readonly BlankBox[])[]
  readonly table?: {
    readonly no: string
    readonly caption: SomeWords
    readonly columns: readonly { readonly caption: SomeWords; readonly width: number }[]
    /** Names of the fields, row by row. */
    readonly rows: readonly (readonly string[])[]
  }
  readonly clauses?: readonly BlankClause[]
}

/** A field with its initial value, and the label that a screen reader announces. */
export interface FilledField extends FormField {
  readonly value: string
  readonly label: string
}

/** [CRT-11] A form as it is drawn: sheets with blanks, and the fields that are placed in them. */
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
  /** Identifies what the file was made for; the server signs it. */
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

/** The caption of the number in a form's head, which is that of the application. */
const applicationWord = { en: 'Application', zh: '申请', ar: 'الطلب', uk: 'Заявка', pt: 'Pedido', ro: 'Cerere' }

/** Labels of the fields, for readers who do not see where a field is. */
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
 * [CRT-11] The form of one kind for an application, prefilled with what is known; `typed` is what the exporter has written before
 * and takes precedence. Undefined where the certificate has no such form.
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
