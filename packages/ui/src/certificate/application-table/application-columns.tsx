import {
  type ApplicationRow,
  awaitsOriginalMeaning,
  type CodeLabels,
  deliveryStateWords,
  formatDate,
  formatReference,
  formatTime,
  formatTimestamp,
  initialsOf,
  statusLabel,
  type Viewpoint,
} from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import type { ReactNode } from 'react'
import type { DataTableColumn } from '../../components/data-table/table-features.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { keepCompanyForm } from '../../components/words/company-form.logic.js'
import { CertificateFormats } from '../certificate-formats/certificate-formats.js'
import { StatusBadge } from '../status-badge/status-badge.js'
import { applicationFormatTexts, applicationTypeTexts } from '../vocabulary.js'
import { goodsInShort, openPoints } from './application-columns.logic.js'
import { applicationColumnsTexts } from './application-columns.texts.js'
import { columnsForRoom } from './columns-for-room.logic.js'
import { DueTime } from './due-time.js'
import { isUnreadable } from './unreadable.js'

/** The columns that a list of applications may have. */
export type ApplicationColumnKey =
  | 'certificateFormat'
  | 'reference'
  | 'applicationType'
  | 'template'
  | 'country'
  | 'exporter'
  | 'importer'
  | 'invoiceReference'
  | 'goods'
  | 'retrievalDate'
  | 'retrievalTime'
  | 'retrievalOffice'
  | 'applicationFormat'
  | 'submitted'
  | 'due'
  | 'findings'
  | 'delivery'
  | 'status'
  | 'assigned'

/** What the standard columns need to know of their context. */
export interface ApplicationColumnsOptions {
  labels: CodeLabels
  viewpoint: Viewpoint
  locale: Locale
  /** The reader's id: their own cases show 'Deg'. */
  userId?: string
  /**
   * The total width available to the columns, in CSS pixels: the table without checkboxes and row actions. Columns that
   * do not fit are hidden by default, the least important first; the reader's own choice of columns wins.
   */
  room?: number
}

/** A column of a list of applications. */
export type ApplicationColumn = DataTableColumn<ApplicationRow> & { readonly id: ApplicationColumnKey }

/** A column before its header is added by id. */
type Nameless = Omit<ApplicationColumn, 'header'>

/**
 * The standard columns of a list of applications; caseworkers also get goods and assignee. The column of actions belongs
 * to the table and comes with `rowActions`.
 */
export function applicationColumns(options: ApplicationColumnsOptions): readonly ApplicationColumn[] {
  const word = words(options.locale)
  const columns = [
    ...dueColumns(options),
    ...identityColumns(options),
    ...partyColumns(options),
    ...retrievalColumns(options),
    ...stateColumns(options),
  ].map(
    (column): ApplicationColumn => ({ ...column, cell: readableCell(column, options.locale), header: word(column.id) }),
  )
  return options.room === undefined ? columns : columnsForRoom(columns, options.room, options.viewpoint)
}

/** Shows in place that a stored value cannot be read; the other cells of the row are unaffected. */
function readableCell({ id, cell }: Nameless, locale: Locale): Nameless['cell'] {
  return (context) => {
    if (!isUnreadable(context.row.original, id)) return typeof cell === 'function' ? cell(context) : cell
    return <span className="eks:text-subtle">{localize(applicationColumnsTexts.unreadable, locale)}</span>
  }
}

/** [CW-06] Officers see what is due first. */
function dueColumns({ locale, viewpoint }: ApplicationColumnsOptions): Nameless[] {
  if (viewpoint === 'INNSENDER') return []
  const cell: Nameless['cell'] = ({ row: { original: row } }) => <DueTime row={row} locale={locale} />
  return [{ id: 'due', size: 216, cell, meta: { sortKey: 'DUE_DATE_TIME', card: 'end' } }]
}

function identityColumns({ labels, locale, viewpoint }: ApplicationColumnsOptions): Nameless[] {
  const word = words(locale)
  const format: Nameless = {
    id: 'certificateFormat',
    size: 68,
    cell: ({ row: { original: row } }) => <CertificateFormats formats={row.certificateFormats} />,
    meta: { shortHeader: word('shortFormat'), card: 'note', defaultHidden: viewpoint === 'BEHANDLER' },
  }
  const reference: Nameless = {
    id: 'reference',
    enableHiding: false,
    size: viewpoint === 'BEHANDLER' ? 104 : 118,
    cell: ({ row: { original: row } }) => (
      <>
        {formatReference(row.referenceNumber)}
        {row.unreadable && <span className="eks:block eks:text-small eks:text-subtle">{word('partlyUnreadable')}</span>}
      </>
    ),
    meta: { sortKey: 'REFERENCE_NUMBER', rowHeader: true, card: 'title' },
  }
  const rest: Nameless[] = [
    {
      id: 'applicationType',
      size: 168,
      cell: ({ row: { original: row } }) => localize(applicationTypeTexts[row.applicationType], locale),
      meta: { sortKey: 'APPLICATION_TYPE', defaultHidden: true },
    },
    {
      id: 'template',
      size: 72,
      cell: ({ row: { original: row } }) => <Template row={row} locale={locale} />,
      meta: { shortHeader: word('shortTemplate'), sortKey: 'TEMPLATE', card: 'note' },
    },
    {
      id: 'country',
      // 'United Kingdom' is wider than 'Storbritannia'.
      size: viewpoint === 'INNSENDER' ? 112 : locale === 'en' ? 118 : 106,
      cell: ({ row: { original: row } }) => labels.label('countries', row.countryOfDestination),
      meta: {
        // 'Destination country' is wider than the countries.
        shortHeader: viewpoint === 'BEHANDLER' || locale === 'en' ? word('shortCountry') : undefined,
        sortKey: 'COUNTRY_OF_DESTINATION',
        card: 'lead',
      },
    },
  ]
  return viewpoint === 'BEHANDLER' ? [reference, format, ...rest] : [format, reference, ...rest]
}

function partyColumns({ labels, locale, viewpoint }: ApplicationColumnsOptions): Nameless[] {
  const word = words(locale)
  const officer = viewpoint === 'BEHANDLER'
  const columns: Nameless[] = [
    {
      id: 'exporter',
      ...(!officer && { size: 130 }),
      cell: ({ row: { original: row } }) => <Name locale={locale}>{row.consignorName}</Name>,
      meta: { sortKey: 'CONSIGNOR_NAME', card: officer ? 'note' : 'fact', wraps: true },
    },
    {
      id: 'importer',
      cell: ({ row: { original: row } }) => <Name locale={locale}>{row.consigneeName}</Name>,
      meta: { sortKey: 'CONSIGNEE_NAME', defaultHidden: officer, wraps: true },
    },
    {
      id: 'invoiceReference',
      size: 116,
      cell: ({ row: { original: row } }) => (
        <Name locale={locale} whole={(row.consignorInternalReference?.length ?? 0) <= 14}>
          {row.consignorInternalReference}
        </Name>
      ),
      meta: { shortHeader: word('shortInvoice'), sortKey: 'CONSIGNOR_INTERNAL_REFERENCE', defaultHidden: officer },
    },
  ]
  if (!officer) return columns
  const goods: Nameless = {
    id: 'goods',
    size: 150,
    cell: ({ row: { original: row } }) => <Goods row={row} labels={labels} locale={locale} />,
    meta: { wraps: true },
  }
  return [...columns, goods]
}

function retrievalColumns({ labels, locale, viewpoint }: ApplicationColumnsOptions): Nameless[] {
  const word = words(locale)
  const nothing = <Nothing locale={locale} />
  const english = locale === 'en'
  return [
    {
      id: 'retrievalDate',
      // English headings are wider than their contents.
      size: english ? 118 : 108,
      cell: ({ row: { original: row } }) => (row.retrievalDate ? formatDate(row.retrievalDate) : nothing),
      meta: { sortKey: 'CERTIFICATE_RETRIEVAL_DATE', defaultHidden: true },
    },
    {
      id: 'retrievalTime',
      size: english ? 118 : 96,
      cell: ({ row: { original: row } }) => (row.retrievalTime ? formatTime(row.retrievalTime) : nothing),
      meta: { sortKey: 'CERTIFICATE_RETRIEVAL_TIME', defaultHidden: true },
    },
    {
      id: 'retrievalOffice',
      size: 84,
      cell: ({ row: { original: row } }) =>
        row.retrievalOffice ? labels.label('certificate-offices', row.retrievalOffice) : nothing,
      meta: {
        shortHeader: word('shortOffice'),
        sortKey: 'CERTIFICATE_RETRIEVAL_OFFICE',
        // Officers see the deadline instead.
        defaultHidden: viewpoint === 'BEHANDLER',
      },
    },
    {
      id: 'applicationFormat',
      size: english ? 166 : 142,
      cell: ({ row: { original: row } }) => localize(applicationFormatTexts[row.applicationFormat], locale),
      meta: { sortKey: 'APPLICATION_FORMAT', defaultHidden: true },
    },
    {
      id: 'submitted',
      size: 104,
      cell: ({ row: { original: row } }) => <Submitted row={row} locale={locale} />,
      meta: { sortKey: 'SUBMITTED_DATE_TIME', defaultHidden: viewpoint === 'BEHANDLER' },
    },
  ]
}

function stateColumns({ locale, viewpoint, userId }: ApplicationColumnsOptions): Nameless[] {
  const word = words(locale)
  const status: Nameless = {
    id: 'status',
    size: viewpoint === 'BEHANDLER' ? 180 : 212,
    cell: ({ row: { original: row } }) => (
      <StatusBadge
        status={row.applicationStatus}
        label={statusLabel(row, locale)}
        explanation={viewpoint === 'INNSENDER' ? awaitsOriginalMeaning(row, locale) : undefined}
        viewpoint={viewpoint}
      />
    ),
    // Officers have the deadline there.
    meta: { sortKey: 'STATUS', card: viewpoint === 'BEHANDLER' ? 'foot' : 'end' },
  }
  if (viewpoint === 'INNSENDER') return [status]
  const findings: Nameless = {
    id: 'findings',
    // 'Findings' is wider than 'Funn'.
    size: locale === 'en' ? 84 : 76,
    cell: ({ row: { original: row } }) => <OpenFindings row={row} locale={locale} />,
    meta: { sortKey: 'OPEN_FINDINGS', align: 'end', card: 'foot' },
  }
  const delivery: Nameless = {
    id: 'delivery',
    size: 112,
    cell: ({ row: { original: row } }) =>
      row.delivery ? localize(deliveryStateWords[row.delivery], locale) : <Nothing locale={locale} />,
    meta: { sortKey: 'DELIVERY', defaultHidden: true },
  }
  const assigned: Nameless = {
    id: 'assigned',
    size: 104,
    cell: ({ row: { original: row } }) =>
      row.caseworker ? (
        <Owner caseworker={row.caseworker} isReader={row.caseworker.id === userId} locale={locale} />
      ) : (
        <span className="eks:text-subtle">{word('unassigned')}</span>
      ),
    meta: { card: 'foot' },
  }
  return [findings, status, delivery, assigned]
}

interface OwnerProps {
  caseworker: NonNullable<ApplicationRow['caseworker']>
  isReader: boolean
  locale: Locale
}

/** [CW-06] The assignee: initials with the name as an explanation, or the full name on wide screens. */
function Owner({ caseworker: { name, absentUntil }, isReader, locale }: OwnerProps) {
  // Day and month only: the column has no room for a year, and no absence lasts that long.
  const day = absentUntil === undefined ? undefined : formatDate(absentUntil).slice(0, 6)
  return (
    <>
      <span className="eks-owner" title={name}>
        <span aria-hidden="true" className="eks-owner-initials">
          {initialsOf(name)}
        </span>
        {isReader ? (
          <strong className="eks:weight-semibold">{localize(applicationColumnsTexts.you, locale)}</strong>
        ) : (
          <span className="eks-owner-name">{name}</span>
        )}
      </span>
      {day !== undefined && (
        <span className="eks:block eks:text-small eks:text-subtle">
          {localize(applicationColumnsTexts.absent, locale, { day })}
        </span>
      )}
    </>
  )
}

function words(locale: Locale) {
  return (key: keyof typeof applicationColumnsTexts) => localize(applicationColumnsTexts[key], locale)
}

function Nothing({ locale }: { locale: Locale }): ReactNode {
  return (
    <>
      <span aria-hidden="true" className="eks:text-subtle">
        –
      </span>
      <VisuallyHidden>{localize(applicationColumnsTexts.nothing, locale)}</VisuallyHidden>
    </>
  )
}

/** A name in at most two lines; a `whole` value is a code that does not break. */
function Name({ children, locale, whole }: { children: string | undefined; locale: Locale; whole?: boolean }) {
  if (!children) return <Nothing locale={locale} />
  return (
    <span className={whole ? 'eks-any-script eks:whitespace-nowrap' : 'eks-table-clamp'} title={children}>
      {keepCompanyForm(children)}
    </span>
  )
}

function Template({ row, locale }: { row: ApplicationRow; locale: Locale }) {
  const name = row.certificateTemplateName && localize(row.certificateTemplateName, locale)
  return (
    <span title={name} className="eks:whitespace-nowrap eks:tabular">
      {row.certificateTemplate}
      {name && <VisuallyHidden>, {name}</VisuallyHidden>}
    </span>
  )
}

function Goods({ row, labels, locale }: { row: ApplicationRow; labels: CodeLabels; locale: Locale }) {
  const text =
    goodsInShort(row.goods, labels, locale) ??
    (row.applicationFormat === 'PDF' ? localize(applicationColumnsTexts.goodsInPdf, locale) : undefined)
  return text ? (
    <span className="eks-table-clamp" title={text}>
      {text}
    </span>
  ) : (
    <Nothing locale={locale} />
  )
}

/** How many points are open; the tooltip lists their kinds. */
function OpenFindings({ row: { openFindings }, locale }: { row: ApplicationRow; locale: Locale }) {
  if (openFindings === undefined) return <Nothing locale={locale} />
  const words = openFindings.map(({ name, points }) => (points > 1 ? `${name[locale]} (${points})` : name[locale]))
  return (
    <span title={words.join('\n')} className={words.length > 0 ? 'eks:weight-semibold' : 'eks:text-subtle'}>
      {openPoints(openFindings)}
      {words.length > 0 && <VisuallyHidden>: {words.join(', ')}</VisuallyHidden>}
    </span>
  )
}

function Submitted({ row, locale }: { row: ApplicationRow; locale: Locale }) {
  if (!row.submittedDateTime)
    return <span className="eks:text-subtle">{localize(applicationColumnsTexts.notSubmitted, locale)}</span>
  const text = formatTimestamp(row.submittedDateTime)
  return (
    <time dateTime={row.submittedDateTime} title={text} className="eks:whitespace-nowrap eks:tabular">
      {text.slice(0, 10)}
    </time>
  )
}
