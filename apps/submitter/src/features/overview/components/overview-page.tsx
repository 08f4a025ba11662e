import { type ApplicationQuery, type ApplicationRow, formatReference } from '@eksport/domain'
import { onApproach } from '@eksport/portal/browser/fetch-ahead.ts'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { ExportButton } from '@eksport/portal/list/export/export-button.tsx'
import { FilterArea, type FilterAreaLook } from '@eksport/portal/list/filter-area.tsx'
import { FilterButton } from '@eksport/portal/list/filter-button.tsx'
import type { ShownAs } from '@eksport/portal/list/list-address.ts'
import type { ListState } from '@eksport/portal/list/list-view.ts'
import { TextSearch } from '@eksport/portal/list/text-search.tsx'
import { useFilterToggle } from '@eksport/portal/list/use-filter-toggle.ts'
import { useListColumns } from '@eksport/portal/list/use-list-columns.ts'
import { useListLayout } from '@eksport/portal/list/use-list-layout.ts'
import { ViewsButton } from '@eksport/portal/list/views/views-button.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ColumnChooser, ConfirmDialog, PageHeading, toast } from '@eksport/ui'
import { Bookmark, Download, Plus, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import { CertificatePreview } from '#src/lib/application/certificate-preview.tsx'
import { useSignedDownload } from '#src/lib/application/download-signed-certificate.ts'
import { useDeleteApplication } from '../api/applications.ts'
import { useColumnRoom } from '../column-room.ts'
import { overviewTexts as texts } from '../overview.texts.ts'
import { useOverview } from '../use-overview.ts'
import { type Aside, type AskOverview, searchesOf } from '../use-searches.ts'
import { ApplicationList } from './application-list.tsx'
import { useCreateNew } from './create-new.tsx'
import { MoreChoices } from './more-choices.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { FilterAside, QuickFilters } from './quick-filters.tsx'
import { ReferenceSearch } from './reference-search.tsx'
import { useRowActions } from './use-row-actions.tsx'

interface OverviewPageProps {
  readonly query: ApplicationQuery
  /** [LST-18] How the list is displayed, from the address. */
  readonly as: ShownAs
  /** The quick filter that is suspended by a search. */
  readonly aside: Aside | undefined
  readonly onQueryChange: AskOverview
  /** A question to the person above the list. */
  readonly banner: ReactNode
}

/** Storage key of the chosen columns. */
const columnStorageKey = 'oversikt'

const filterLook: FilterAreaLook = {
  chips: 'mb-4 data-[empty=true]:mb-0',
  chipsPlace: 'mb-4 h-8',
  frame: '',
  frameWithPanel: 'grid grid-cols-[18.75rem_minmax(0,1fr)] items-start gap-6',
  side: '',
  panel: '',
  panelPlace: 'rounded border border-line bg-surface p-4.5',
}

/** [RTE-02] The organisation's applications. The query is held in the address; this page only requests changes to it. */
export function OverviewPage({ query, as, aside, onQueryChange, banner }: OverviewPageProps) {
  const say = useText()
  const { createNew, loadFirstPage, notice } = useCreateNew()
  const [deleting, setDeleting] = useState<ApplicationRow>()
  const wide = useMediaQuery('(min-width: 1024px)')
  const roomy = useMediaQuery('(min-width: 1280px)')
  const isPhone = useMediaQuery('(max-width: 767px)')
  const filters = useFilterToggle()
  const search = useRef<HTMLInputElement>(null)
  useSingleKeys((key) => {
    if (key === '/') search.current?.focus()
    return key === '/'
  })
  const room = useColumnRoom(filters.open && wide)
  const columns = useListColumns({ viewpoint: 'INNSENDER', room })
  // Columns stay chosen even while the open filters leave no room for them.
  const chosen = useListColumns({ viewpoint: 'INNSENDER', room: useColumnRoom(false) })
  const list = { view: useOverview(), query, onQueryChange }
  const { layout, shown, noRoomFor } = useListLayout({
    columns: chosen,
    fitting: columns,
    storageKey: columnStorageKey,
    as,
    onChange: (next) => onQueryChange(query, next),
  })
  const shownList = { ...list, as, columns: chosen, shown }
  const [previewing, setPreviewing] = useState<ApplicationRow>()
  const download = useSignedDownload()
  const { mutate } = download
  const rowActions = useRowActions({
    onDelete: setDeleting,
    onPreview: setPreviewing,
    onDownload: useCallback((row: ApplicationRow) => mutate(row.referenceNumber), [mutate]),
    downloading: download.isPending ? download.variables : undefined,
  })
  const listActions = (
    <>
      <ViewsButton {...shownList} icon={<Bookmark aria-hidden="true" />} />
      <ExportButton list={shownList} icon={<Download aria-hidden="true" />} />
    </>
  )
  return (
    <>
      <PageHeading
        actions={
          <>
            {roomy && listActions}
            {!isPhone && <MoreChoices />}
            <Button
              kind="primary"
              icon={<Plus aria-hidden="true" />}
              onClick={createNew}
              {...onApproach(loadFirstPage)}
            >
              {say(texts.createNew)}
            </Button>
          </>
        }
      >
        {say(texts.title)}
      </PageHeading>
      {!isPhone && banner}
      <ListTools
        {...list}
        {...searchesOf({ query, aside, onQueryChange })}
        isPhone={isPhone}
        input={search}
        filter={
          <FilterButton
            ref={filters.button}
            icon={<SlidersHorizontal aria-hidden="true" />}
            signAlone={isPhone}
            open={filters.open}
            dialog={!wide}
            count={list.view.filters.countChips(query)}
            onToggle={filters.toggle}
          />
        }
        columns={<ColumnChooser {...layout} columns={chosen} noRoomFor={noRoomFor} />}
        actions={!roomy && listActions}
      />
      <FilterAside name={aside?.name} />
      <DownloadFailed isError={download.isError} reset={download.reset} />
      <FilterArea {...list} look={filterLook} open={filters.open} onClose={filters.close} wide={wide}>
        <ApplicationList {...list} {...layout} columns={columns} rowActions={rowActions} onCreate={createNew} />
      </FilterArea>
      {isPhone && banner}
      {notice}
      <DeleteDialog row={deleting} onClose={() => setDeleting(undefined)} />
      <CertificatePreview of={previewing} onClose={() => setPreviewing(undefined)} />
    </>
  )
}

interface ListToolsProps extends ListState, ReturnType<typeof searchesOf> {
  readonly isPhone: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly filter: ReactNode
  readonly columns: ReactNode
  /** Views and download, if they are not beside the heading. */
  readonly actions: ReactNode
}

/** The search and filters above the list. On a wide page all of them are in one row; on a phone the less common ones are in a sheet. */
function ListTools({ isPhone, input, filter, columns, actions, searchReference, searchText, ...list }: ListToolsProps) {
  const { referenceNumber = '', search = '' } = list.query.filters
  const quickFilters = <QuickFilters {...list} />
  const reference = <ReferenceSearch value={referenceNumber} onSearch={searchReference} />
  const text = <TextSearch input={input} className="min-w-0 flex-1 md:min-w-60" value={search} onSearch={searchText} />
  if (isPhone)
    return (
      <div className="mt-3 mb-3 flex flex-wrap items-center gap-2">
        {text}
        {filter}
        <MoreSheet>
          {reference}
          {actions}
        </MoreSheet>
        {quickFilters}
      </div>
    )
  return (
    <div className="mt-6 mb-4.5 flex flex-wrap items-center gap-4">
      {quickFilters}
      {reference}
      {text}
      <div className="flex w-full gap-3 xl:w-auto max-xl:[&>:first-child]:mr-auto">
        {filter}
        {columns}
        {actions}
      </div>
    </div>
  )
}

function DownloadFailed({ isError, reset }: Pick<ReturnType<typeof useSignedDownload>, 'isError' | 'reset'>) {
  const say = useText()
  if (!isError) return null
  return (
    <Alert tone="danger" role="alert" className="mb-4.5" onClose={reset}>
      {say(texts.downloadFailed)}
    </Alert>
  )
}

interface DeleteDialogProps {
  readonly row: ApplicationRow | undefined
  readonly onClose: () => void
}

/** [LST-13] Confirms the deletion of a draft. */
function DeleteDialog({ row, onClose }: DeleteDialogProps) {
  const say = useText()
  const remove = useDeleteApplication()
  return (
    <ConfirmDialog
      open={row !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={say(texts.confirmDelete)}
      confirmLabel={say(texts.delete)}
      errorText={() => say(texts.deleteFailed)}
      successor={mainHeading}
      onConfirm={async () => {
        if (row === undefined) return
        await remove.mutateAsync(row)
        toast.success(say(texts.deleted))
      }}
    >
      {row && say(texts.confirmDeleteText, { reference: formatReference(row.referenceNumber) })}
    </ConfirmDialog>
  )
}
