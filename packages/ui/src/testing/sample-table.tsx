import type { ApplicationRow } from '@eksport/domain'
import { applicationStatuses, type Viewpoint } from '@eksport/domain'
import { aRow } from '@eksport/domain/testing'
import { locales, nearestLocale } from '@eksport/forms'
import { Ban, Copy, Download, Eye, Pencil } from 'lucide-react'
import { applicationColumns } from '../certificate/application-table/application-columns.js'
import type { RowAction } from '../components/data-table/row-actions.js'
import { sampleLabels } from './sample-labels.js'

const brazil = {
  nb: 'Brasil, sunnhetsattest oppdrettsfisk',
  nn: 'Brasil, sunnhetsattest oppdrettsfisk',
  en: 'Brazil, farmed fish',
}
/** Eight typical applications of a list. */
export const rows: readonly ApplicationRow[] = [
  aRow({
    referenceNumber: 4001,
    applicationStatus: 'UNDER_REGISTRERING',
    certificateFormats: ['PAPER'],
    certificateTemplate: '1.1.7',
    certificateTemplateName: brazil,
    countryOfDestination: 'BR',
    consigneeName: 'Distribuidora Exemplo do Mar SA',
    submittedDateTime: undefined,
    actions: ['edit', 'delete'],
  }),
  aRow({
    referenceNumber: 4003,
    applicationStatus: 'AVKLARING_INNSENDER',
    certificateFormats: ['PAPER'],
    certificateTemplate: '1.1.7',
    certificateTemplateName: brazil,
    countryOfDestination: 'BR',
    consignorName: 'Fjordsølv Testsjømat AS',
    consignorInternalReference: 'F-2026-4003',
    caseworker: { id: 'sb7', name: 'Saksbehandler 7' },
  }),
  aRow({
    referenceNumber: 4009,
    applicationStatus: 'UTSTEDT',
    consignorInternalReference: 'F-2026-4009',
    caseworker: { id: 'sb3', name: 'Saksbehandler 3' },
  }),
  aRow({
    referenceNumber: 4010,
    applicationStatus: 'SKREVET_UT',
    certificateFormats: ['PAPER'],
    retrievalOffice: 'SVOLVAER',
    consignorName: 'Lofotbris Testfisk AS',
    consigneeName: 'Qingdao Test Aquatic Products Co Ltd',
    goods: { species: ['1022', '1040'], netWeight: 3600 },
  }),
  aRow({
    referenceNumber: 4011,
    applicationStatus: 'TIL_SIGNERING',
    certificateFormats: ['E_CERT'],
    retrievalOffice: undefined,
  }),
  aRow({
    referenceNumber: 4012,
    applicationStatus: 'STOPPET',
    certificateFormats: ['PDF'],
    applicationFormat: 'PDF',
    goods: undefined,
    consignorName: 'Arktisk Testreke AS',
  }),
  aRow({
    referenceNumber: 4022,
    applicationStatus: 'KANSELLERING_BEHANDLES',
    certificateTemplate: '1.1.342',
    countryOfDestination: 'UA',
    consigneeName: 'Test Ryba TOV',
  }),
  aRow({
    referenceNumber: 4030,
    applicationStatus: 'ERSTATNING_UNDER_REGISTRERING',
    countryOfDestination: 'TR',
    consigneeName: 'OrnekDenizGidaSanayiVeTicaretAnonimSirketiIstanbul',
  }),
]

const actions: readonly RowAction[] = [
  { id: 'preview', label: 'Forhåndsvis sertifikat', icon: <Eye aria-hidden="true" />, onSelect: () => undefined },
  { id: 'download', label: 'Last ned e-signert PDF', icon: <Download aria-hidden="true" />, onSelect: () => undefined },
  { id: 'copies', label: 'Bestill bekreftede kopier', icon: <Copy aria-hidden="true" />, href: '#kopier' },
  {
    id: 'cancel',
    label: 'Kanseller søknad',
    icon: <Ban aria-hidden="true" />,
    tone: 'danger',
    separated: true,
    onSelect: () => undefined,
  },
]
export const rowActions = () => actions

/** One of each status. */
export const statusRows = applicationStatuses.map((applicationStatus, index) =>
  aRow({ referenceNumber: 4101 + index, applicationStatus }),
)

const countries = ['CN', 'BR', 'GB', 'TR', 'UA', 'SG', 'MD']
/** Generates rows of a long list, identical in every run. */
export const manyRows = (count: number): ApplicationRow[] =>
  Array.from({ length: count }, (_, index) =>
    aRow({
      referenceNumber: 100_001 + index,
      applicationStatus: applicationStatuses[index % applicationStatuses.length] ?? 'INNSENDT',
      countryOfDestination: countries[index % countries.length] ?? 'CN',
      consignorInternalReference: `F-2026-${index + 1}`,
    }),
  )

/** Names that break layouts: long, without a space, in another script. */
export const longRows = [
  aRow({
    referenceNumber: 4201,
    consignorName: 'Nordvestlandet Havbruk, Foredling og Eksport av Sjømat i Samvirke AS',
    consigneeName: 'OrnekDenizGidaSanayiVeTicaretAnonimSirketiIstanbulSubesiGenelMudurlugu',
    consignorInternalReference: 'BESTILLING-2026-11-20-0000000000000000000000000004201',
    countryOfDestination: 'UA',
    applicationStatus: 'ERSTATNING_UNDER_REGISTRERING',
  }),
  aRow({
    referenceNumber: 4202,
    consigneeName: '上海样品海鲜贸易有限公司',
    consignorName: 'شركة المأكولات البحرية',
    consignorInternalReference: 'طلب ٤٢-٧ (ب)',
  }),
  aRow({ referenceNumber: 0, consigneeName: undefined, consignorName: undefined, retrievalOffice: undefined }),
]

/** Actions by row: a deletion in progress, a failed one, no actions, and all of them visible. */
export function actionsInEveryState(row: ApplicationRow): readonly RowAction[] {
  const open: RowAction = { id: 'open', label: 'Rediger', icon: <Pencil aria-hidden="true" />, href: '#rediger' }
  const remove: RowAction = {
    id: 'delete',
    label: 'Slett',
    icon: <Ban aria-hidden="true" />,
    tone: 'danger',
    onSelect: () => undefined,
  }
  if (row.referenceNumber === 4003) return [open, { ...remove, busy: true }, ...actions]
  if (row.referenceNumber === 4009) return [open, { ...remove, failed: 'Klarte ikke å slette søknaden.' }, ...actions]
  if (row.referenceNumber === 4010) return []
  return row.referenceNumber === 4011 ? [open] : [open, remove, ...actions]
}

/** The columns of a viewpoint in a language; with `room`, those that fit in a width in pixels. */
export const columnsIn = (locale: string, viewpoint: Viewpoint, room?: number) =>
  applicationColumns({
    labels: sampleLabels,
    viewpoint,
    userId: 'sb7',
    locale: nearestLocale(locales, locale) ?? 'nb',
    ...(room !== undefined && { room }),
  })

/** The exporters' columns in bokmål. */
export const columns = columnsIn('nb', 'INNSENDER')
