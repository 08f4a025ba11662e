import {
  type ApplicationRow,
  type CodeLabels,
  deliveryStateWords,
  formatReference,
  formatTime,
  type Instant,
  type PlainDate,
  statusLabel,
  type Viewpoint,
} from '@eksport/domain'
import { type LocalizedText, locales, localize, nearestLocale } from '@eksport/forms'
import type { EksportContextValue } from '../../foundation/text/eksport-context.js'
import { textIn } from '../../foundation/text/text-in.js'
import { certificateFormatsTexts } from '../certificate-formats/certificate-formats.texts.js'
import { badgeContent } from '../status-badge/status-badge.logic.js'
import { inSentenceCase } from '../status-badge/status-words.js'
import { applicationFormatTexts, applicationTypeTexts } from '../vocabulary.js'
import type { ApplicationColumnKey } from './application-columns.js'
import { openPoints } from './application-columns.logic.js'
import { applicationColumnsTexts } from './application-columns.texts.js'
import { isUnreadable } from './unreadable.js'

/** The value of a cell in a file; undefined if nothing is known. */
export type PlainValue = string | number | { readonly day: PlainDate } | { readonly moment: Instant } | undefined

/** A column of a file, whose cells are written as text, numbers or dates. */
export interface PlainColumn {
  readonly heading: string
  readonly value: (row: PlainRow) => PlainValue
}

/** A row of the list without its actions. */
export type PlainRow = Omit<ApplicationRow, 'actions' | 'version'>

/** What the values need to know of their context. */
export interface PlainColumnsOptions {
  readonly labels: CodeLabels
  readonly viewpoint: Viewpoint
  /** From `useEksport`: the language of the words. */
  readonly context: EksportContextValue
}

/**
 * The columns of a list of applications for a file, by the ids of those on the screen: the same facts in words,
 * unabbreviated. Goods become two columns, because a weight to be summed must be a number.
 */
export function plainColumns(ids: readonly string[], options: PlainColumnsOptions): readonly PlainColumn[] {
  const columns: Readonly<Record<string, readonly PlainColumn[]>> = columnsById(options)
  const words = localize(applicationColumnsTexts.unreadable, options.context.locale)
  return ids.flatMap((id) =>
    (columns[id] ?? []).map(({ heading, value }) => ({
      heading,
      value: (row) => (isUnreadable(row, id) ? words : value(row)),
    })),
  )
}

function columnsById({
  labels,
  viewpoint,
  context,
}: PlainColumnsOptions): Readonly<Record<ApplicationColumnKey, readonly PlainColumn[]>> {
  const say = (text: LocalizedText) => localize(text, context.locale)
  const under = (heading: keyof typeof applicationColumnsTexts, value: PlainColumn['value']) => [
    { heading: say(applicationColumnsTexts[heading]), value },
  ]
  const formatWord = (format: PlainRow['certificateFormats'][number]) =>
    textIn(context, 'certificate-formats', certificateFormatsTexts, format) ?? format
  return {
    certificateFormat: under('certificateFormat', (row) => row.certificateFormats.map(formatWord).join(', ')),
    reference: under('reference', (row) =>
      row.unreadable
        ? `${formatReference(row.referenceNumber)} (${say(applicationColumnsTexts.partlyUnreadable)})`
        : formatReference(row.referenceNumber),
    ),
    applicationType: under('applicationType', (row) => say(applicationTypeTexts[row.applicationType])),
    // A code alone could be mistaken for a date.
    template: under('template', (row) =>
      [row.certificateTemplate, row.certificateTemplateName && say(row.certificateTemplateName)]
        .filter((part) => part !== undefined)
        .join(' '),
    ),
    country: under('country', (row) => labels.label('countries', row.countryOfDestination)),
    exporter: under('exporter', (row) => row.consignorName),
    importer: under('importer', (row) => row.consigneeName),
    invoiceReference: under('invoiceReference', (row) => row.consignorInternalReference),
    goods: [
      ...under('goods', ({ goods, applicationFormat }) => {
        const names = [...new Set(goods?.species)].map((code) => labels.label('species', code))
        if (names.length > 0) return names.join(', ')
        return applicationFormat === 'PDF' ? say(applicationColumnsTexts.goodsInPdf) : undefined
      }),
      ...under('netWeight', ({ goods }) =>
        goods && goods.species.length > 0 ? (goods.netWeight ?? say(applicationColumnsTexts.unreadable)) : undefined,
      ),
    ],
    retrievalDate: under('retrievalDate', (row) => row.retrievalDate && { day: row.retrievalDate }),
    retrievalTime: under('retrievalTime', (row) => row.retrievalTime && formatTime(row.retrievalTime)),
    retrievalOffice: under(
      'retrievalOffice',
      (row) => row.retrievalOffice && labels.label('certificate-offices', row.retrievalOffice),
    ),
    applicationFormat: under('applicationFormat', (row) => say(applicationFormatTexts[row.applicationFormat])),
    submitted: under('submitted', (row) => row.submittedDateTime && { moment: row.submittedDateTime }),
    findings: under('findings', (row) => row.openFindings && openPoints(row.openFindings)),
    delivery: under('delivery', (row) => row.delivery && say(deliveryStateWords[row.delivery])),
    due: under('due', (row) => row.dueDateTime && { moment: row.dueDateTime }),
    status: under(
      'status',
      // As the list shows it: a file is read by people.
      (row) =>
        inSentenceCase(
          statusLabel(row, nearestLocale(locales, context.locale) ?? 'nb') ??
            badgeContent(row.applicationStatus, viewpoint, context).label,
        ),
    ),
    // By name even for the reader's own cases: a file is passed on.
    assigned: under('assigned', (row) => row.caseworker?.name),
  }
}
