import {
  type ApplicationRow,
  type CodeLabels,
  formatDate,
  formatInstant,
  formatReference,
  formatTime,
  type SortKey,
  type Viewpoint,
} from '@eksport/domain'
import { type Locale, localize } from '@eksport/forms'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { keepCompanyForm } from '../../components/words/company-form.logic.js'
import { CertificateFormats } from '../certificate-formats/certificate-formats.js'
import { StatusBadge } from '../status-badge/status-badge.js'
import { applicationFormatTexts, applicationTypeTexts } from '../vocabulary.js'
import { goodsInShort } from './application-columns.logic.js'
import { applicationColumnsTexts } from './application-columns.texts.js'
import type { ColumnDef } from './column-def.js'
import { columnsForRoom } from './columns-for-room.logic.js'

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
  | 'status'
  | 'assigned'

/** What the standard columns need to know of their surroundings. */
export interface ApplicationColumnsOptions {
  labels: CodeLabels
  viewpoint: Viewpoint
  locale: Locale
  /** Who reads: 'Deg' stands for their own cases. */
  userId?: string
  /**
   * How wide the columns may be together, in CSS pixels: the table without the boxes and the actions of its rows.
   * What does not fit is hidden by default, first the office; the reader's own choice of columns goes before it.
   */
  room?: number
}

type Column = ColumnDef<ApplicationRow, ApplicationColumnKey, SortKey>

/**
 * The standard columns of a list of applications [LST-01], with the caseworkers' goods and assignee in their view.
 * The column of actions is the table's own and comes with `rowActions`.
 */
export function applicationColumns(options: ApplicationColumnsOptions): readonly Column[] {
  const columns = [
    ...identityColumns(options),
    ...partyColumns(options),
    ...retrievalColumns(options),
    ...stateColumns(options),
  ]
  return options.room === undefined ? columns : columnsForRoom(columns, options.room)
}

function identityColumns({ labels, locale, viewpoint }: ApplicationColumnsOptions): Column[] {
  const word = words(locale)
  const format: Column = {
    key: 'certificateFormat',
    header: word('certificateFormat'),
    shortHeader: word('shortFormat'),
    width: '68px',
    card: 'note',
    cell: (row) => <CertificateFormats formats={row.certificateFormats} />,
  }
  const reference: Column = {
    key: 'reference',
    header: word('reference'),
    sortKey: 'REFERENCE_NUMBER',
    rowHeader: true,
    hideable: 'always',
    width: '118px',
    card: 'title',
    cell: (row) => formatReference(row.referenceNumber),
  }
  const rest: Column[] = [
    {
      key: 'applicationType',
      header: word('applicationType'),
      sortKey: 'APPLICATION_TYPE',
      defaultHidden: true,
      width: '168px',
      cell: (row) => localize(applicationTypeTexts[row.applicationType], locale),
    },
    {
      key: 'template',
      header: word('template'),
      shortHeader: word('shortTemplate'),
      sortKey: 'TEMPLATE',
      width: '72px',
      card: 'note',
      cell: (row) => <Template row={row} locale={locale} />,
    },
    {
      key: 'country',
      header: word('country'),
      // 'Destination country' is wider than the countries.
      shortHeader: viewpoint === 'BEHANDLER' || locale === 'en' ? word('shortCountry') : undefined,
      sortKey: 'COUNTRY_OF_DESTINATION',
      width: viewpoint === 'BEHANDLER' ? '106px' : '112px',
      card: 'lead',
      cell: (row) => labels.label('countries', row.countryOfDestination),
    },
  ]
  return viewpoint === 'BEHANDLER' ? [reference, format, ...rest] : [format, reference, ...rest]
}

function partyColumns({ labels, locale, viewpoint }: ApplicationColumnsOptions): Column[] {
  const word = words(locale)
  const officer = viewpoint === 'BEHANDLER'
  const columns: Column[] = [
    {
      key: 'exporter',
      header: word('exporter'),
      sortKey: 'CONSIGNOR_NAME',
      width: officer ? undefined : '130px',
      cell: (row) => <Name locale={locale}>{row.consignorName}</Name>,
    },
    {
      key: 'importer',
      header: word('importer'),
      sortKey: 'CONSIGNEE_NAME',
      defaultHidden: officer,
      cell: (row) => <Name locale={locale}>{row.consigneeName}</Name>,
    },
    {
      key: 'invoiceReference',
      header: word('invoiceReference'),
      shortHeader: word('shortInvoice'),
      sortKey: 'CONSIGNOR_INTERNAL_REFERENCE',
      defaultHidden: officer,
      width: '116px',
      cell: (row) => (
        <Name locale={locale} whole={(row.consignorInternalReference?.length ?? 0) <= 14}>
          {row.consignorInternalReference}
        </Name>
      ),
    },
  ]
  if (!officer) return columns
  const goods: Column = {
    key: 'goods',
    header: word('goods'),
    width: '150px',
    cell: (row) => <Goods row={row} labels={labels} locale={locale} />,
  }
  return [...columns, goods]
}

function retrievalColumns({ labels, locale, viewpoint }: ApplicationColumnsOptions): Column[] {
  const word = words(locale)
  const nothing = <Nothing locale={locale} />
  return [
    {
      key: 'retrievalDate',
      header: word('retrievalDate'),
      sortKey: 'CERTIFICATE_RETRIEVAL_DATE',
      defaultHidden: true,
      width: '104px',
      cell: (row) => (row.retrievalDate ? formatDate(row.retrievalDate) : nothing),
    },
    {
      key: 'retrievalTime',
      header: word('retrievalTime'),
      sortKey: 'CERTIFICATE_RETRIEVAL_TIME',
      defaultHidden: true,
      width: '86px',
      cell: (row) => (row.retrievalTime ? formatTime(row.retrievalTime) : nothing),
    },
    {
      key: 'retrievalOffice',
      header: word('retrievalOffice'),
      shortHeader: word('shortOffice'),
      sortKey: 'CERTIFICATE_RETRIEVAL_OFFICE',
      width: '84px',
      cell: (row) => (row.retrievalOffice ? labels.label('certificate-offices', row.retrievalOffice) : nothing),
    },
    {
      key: 'applicationFormat',
      header: word('applicationFormat'),
      sortKey: 'APPLICATION_FORMAT',
      defaultHidden: true,
      width: '122px',
      cell: (row) => localize(applicationFormatTexts[row.applicationFormat], locale),
    },
    {
      key: 'submitted',
      header: word('submitted'),
      sortKey: 'SUBMITTED_DATE_TIME',
      defaultHidden: viewpoint === 'BEHANDLER',
      width: '104px',
      cell: (row) => <Submitted row={row} locale={locale} />,
    },
  ]
}

function stateColumns({ locale, viewpoint, userId }: ApplicationColumnsOptions): Column[] {
  const word = words(locale)
  const status: Column = {
    key: 'status',
    header: word('status'),
    sortKey: 'STATUS',
    width: viewpoint === 'BEHANDLER' ? '190px' : '212px',
    card: 'end',
    cell: (row) => <StatusBadge status={row.applicationStatus} viewpoint={viewpoint} />,
  }
  if (viewpoint === 'INNSENDER') return [status]
  const assigned: Column = {
    key: 'assigned',
    header: word('assigned'),
    width: '112px',
    cell: ({ caseworker }) => {
      if (!caseworker) return <span className="eks:text-subtle">{word('unassigned')}</span>
      return caseworker.id === userId ? <strong className="eks:font-semibold">{word('you')}</strong> : caseworker.name
    },
  }
  return [status, assigned]
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

/** A name in two lines at most; what is `whole` is a code that does not break. */
function Name({ children, locale, whole }: { children: string | undefined; locale: Locale; whole?: boolean }) {
  if (!children) return <Nothing locale={locale} />
  return (
    <span className={whole ? 'eks:whitespace-nowrap eks:[unicode-bidi:plaintext]' : 'eks-table-clamp'} title={children}>
      {keepCompanyForm(children)}
    </span>
  )
}

function Template({ row, locale }: { row: ApplicationRow; locale: Locale }) {
  const name = row.certificateTemplateName && localize(row.certificateTemplateName, locale)
  return (
    <span title={name} className="eks:whitespace-nowrap eks:tabular-nums">
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

function Submitted({ row, locale }: { row: ApplicationRow; locale: Locale }) {
  if (!row.submittedDateTime)
    return <span className="eks:text-subtle">{localize(applicationColumnsTexts.notSubmitted, locale)}</span>
  const text = formatInstant(row.submittedDateTime)
  return (
    <time dateTime={row.submittedDateTime} title={text} className="eks:whitespace-nowrap eks:tabular-nums">
      {text.slice(0, 10)}
    </time>
  )
}
