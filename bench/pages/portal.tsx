import '@eksport/ui/styles.css'
import { type ApplicationRow, type ApplicationStatus, applicationStatuses, formatReference } from '@eksport/domain'
import { ApplicationTable, applicationColumns } from '@eksport/ui/certificate/application-table'
import type { RowAction } from '@eksport/ui/data-table'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stage, textOf } from './contract.ts'

/** The exporters' list: badges, pictures, links and a menu in every row. `?floor` renders its markup by innerHTML. */
const isFloor = location.search === '?floor'
const labels = { label: (_list: string, code: string) => code }
const columns = applicationColumns({ labels, viewpoint: 'INNSENDER', locale: 'nb' })
const actions: readonly RowAction[] = [{ id: 'preview', label: 'Forhåndsvis sertifikat', onSelect: () => undefined }]
const rowActions = () => actions
const rowId = (row: ApplicationRow) => String(row.referenceNumber)
const rowName = (row: ApplicationRow) => formatReference(row.referenceNumber)
const rowHref = () => '#'
const status = (index: number): ApplicationStatus =>
  applicationStatuses[index % applicationStatuses.length] ?? 'INNSENDT'

const makeRows = (count: number): ApplicationRow[] =>
  Array.from({ length: count }, (_, index) => ({
    referenceNumber: 4001 + index,
    applicationStatus: status(index),
    applicationType: 'HELSESERTIFIKAT',
    applicationFormat: 'STANDARD',
    certificateFormats: ['PAPER', 'E_CERT'],
    certificateTemplate: '1.1.100',
    countryOfDestination: 'CN',
    consignorName: 'Midnattsol Testlaks AS',
    consignorInternalReference: `F-2026-${index}`,
    consigneeName: 'Shanghai Sample Seafood Trading Co Ltd',
    retrievalOffice: 'KLOEFTA',
    submittedDateTime: '2026-11-20T09:47:21+01:00',
    version: 4,
    actions: ['cancel'],
  }))

let root: Root | undefined
function mountReact(count: number) {
  root = createRoot(stage())
  const mounted = root
  const rows = makeRows(count)
  flushSync(() =>
    mounted.render(
      <ApplicationTable
        columns={columns}
        rows={rows}
        getRowId={rowId}
        getRowName={rowName}
        getRowHref={rowHref}
        rowActions={rowActions}
        total={count}
        pageSize={count}
      />,
    ),
  )
}

let markup: string | undefined
window.tablePage = {
  mount(count) {
    if (!isFloor) return mountReact(count)
    if (markup === undefined) {
      mountReact(count)
      markup = stage().innerHTML
      root?.unmount()
    }
    stage().innerHTML = markup
  },
  sort: () => undefined,
  first: () => textOf('tbody th'),
  unmount() {
    root?.unmount()
    root = undefined
    stage().replaceChildren()
  },
}
