import type { ApplicationQuery } from '@eksport/domain'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useShortcuts } from '@eksport/portal/keys/use-shortcuts.ts'
import { ExportButton } from '@eksport/portal/list/export/export-button.tsx'
import { FilterArea, type FilterAreaLook } from '@eksport/portal/list/filter-area.tsx'
import { FilterButton } from '@eksport/portal/list/filter-button.tsx'
import type { ShownAs } from '@eksport/portal/list/list-address.ts'
import type { ListState, ShownList } from '@eksport/portal/list/list-view.ts'
import { TextSearch } from '@eksport/portal/list/text-search.tsx'
import { useFilterToggle } from '@eksport/portal/list/use-filter-toggle.ts'
import { useListLayout } from '@eksport/portal/list/use-list-layout.ts'
import { ViewsButton } from '@eksport/portal/list/views/views-button.tsx'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ColumnChooser, Kbd } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, Download, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { absenceTexts } from '#src/lib/absence/absence.texts.ts'
import { useRight } from '#src/lib/use-right.ts'
import { workloadQuery } from '../api/cases.ts'
import { officeOf, queueOf } from '../queues.ts'
import { useHeldRows } from '../use-held-rows.ts'
import { queueTexts, worklistTexts as texts } from '../worklist.texts.ts'
import { columnStorageKey, withSearch, worklist } from '../worklist.ts'
import { OwnAbsence } from './absence-dialog.tsx'
import { CaseTable } from './case-table.tsx'
import { ListHead } from './list-head.tsx'
import { QueueRail } from './queue-rail.tsx'
import { TakeNext } from './take-next.tsx'
import { useCaseColumns } from './use-case-columns.tsx'
import { useListKeys } from './use-list-keys.ts'

interface WorklistPageProps {
  readonly query: ApplicationQuery
  readonly userId: string
  /** [LST-18] How the list is displayed, from the address. */
  readonly as: ShownAs
  readonly onQueryChange: ListState['onQueryChange']
}

/** Wide enough for the queues, the filters and a table with its status column visible. */
const besideList = '(min-width: 1260px)'
/** Below 768 px, where the queues are not at the side. */
const onPhone = '(max-width: 767.9px)'

/** Full width, like the list. */
const filterLook: FilterAreaLook = {
  chips: 'px-5 pb-3 max-md:px-4 data-[empty=true]:pb-0',
  chipsPlace: 'mb-3 h-8',
  frame: 'border-t border-line',
  frameWithPanel: 'grid flex-1 grid-cols-[18.75rem_minmax(0,1fr)]',
  side: 'border-r border-line',
  panel: 'rounded-none border-0',
  panelPlace: 'p-4.5',
}

/** [CW-01] The officers' front page: queues at the side, and the chosen one as a dense table. */
export function WorklistPage({ query, userId, as, onQueryChange }: WorklistPageProps) {
  const say = useText()
  const list = useRef<HTMLDivElement>(null)
  const wide = useMediaQuery(besideList)
  const isPhone = useMediaQuery(onPhone)
  const filters = useFilterToggle()
  const [isOn, setIsOn] = useState(false)
  const choosing = { isOn, setIsOn }
  useListKeys(list, filters.toggleByKey)
  const columns = useCaseColumns(userId, { filters: filters.open && wide, boxes: isOn })
  // Columns stay chosen even while filters and checkboxes leave no room for them.
  const chosen = useCaseColumns(userId, { filters: false, boxes: false })
  const { data: workload } = useQuery(workloadQuery)
  const { mayHaveCases, hasOffice } = useOfficer()
  const office = hasOffice ? officeOf(query) : 'all'
  const queue = queueOf(query)
  const title = say(queue ? queueTexts[queue] : texts.otherSelection)
  const filterCount = worklist.filters.countChips(query)
  const cases = { view: worklist, query, onQueryChange }
  const { rows: heldRows, changes, show } = useHeldRows(worklist, query)
  const onChange = (next: ShownAs) => onQueryChange(query, next)
  const look = { columns: chosen, fitting: columns, storageKey: columnStorageKey, as, onChange }
  const { layout, shown, noRoomFor } = useListLayout(look)
  const shownList = { ...cases, as, columns: chosen, shown }
  // On a phone the tools are below the list: they are rarely used, and urgent cases should be visible at once.
  const tools = <ListTools list={shownList} {...{ layout, noRoomFor, mayHaveCases }} />
  return (
    <div className="grid flex-1 md:grid-cols-[212px_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[auto_1fr] print:block">
      <QueueRail {...{ query, as, workload, office, mayHaveCases }} current={queue} />
      <div className="flex min-w-0 flex-col bg-surface">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-y-3 px-5 pt-4 pb-3 max-md:gap-y-2 max-md:px-4 max-md:pt-3 max-md:pb-2">
          <ListHead
            {...{ query, onQueryChange, title, office, hasOffice, mayHaveCases, isPhone, changes, choosing }}
            onShow={show}
            workload={filterCount === 0 && query.filters.search === undefined ? workload : undefined}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:gap-x-2 print:hidden">
            <TextSearch
              className="min-w-0 flex-1 basis-72 max-md:basis-0"
              value={query.filters.search ?? ''}
              hint={say(texts.searchHint)}
              onSearch={(text) => onQueryChange(withSearch(query, text))}
            />
            <FilterButton
              ref={filters.button}
              signAlone={isPhone}
              icon={<SlidersHorizontal aria-hidden="true" />}
              iconEnd={<KeyHint letter="F" />}
              open={filters.open}
              dialog={!wide}
              count={filterCount}
              onToggle={filters.toggle}
            />
            {!isPhone && tools}
          </div>
        </div>
        <FilterArea
          {...cases}
          look={filterLook}
          open={filters.open}
          takesFocus={filters.takesFocus}
          onClose={filters.close}
          wide={wide}
        >
          <div ref={list}>
            <CaseTable
              {...cases}
              {...layout}
              as={as}
              caption={title}
              {...{ heldRows, columns, choosing }}
              onOwnChange={show}
              isOwnOffice={office === 'own'}
            />
          </div>
        </FilterArea>
        {isPhone && <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 print:hidden">{tools}</div>}
        {mayHaveCases && isPhone && !isOn && <TakeNextBar query={query} />}
        <KeyHints />
      </div>
    </div>
  )
}

/** [ACT-05] Officers who only read or sign have no cases, so their absence would concern nobody. */
function useOfficer() {
  const { data: session } = useQuery(sessionQuery)
  return { mayHaveCases: useRight('have-cases'), hasOffice: session?.person.office !== undefined }
}

/** At the bottom of a phone while no cases are selected; the actions on selected cases take its place. */
function TakeNextBar(next: Pick<WorklistPageProps, 'query'>) {
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-surface px-4 py-3 print:hidden">
      <TakeNext {...next} large />
    </div>
  )
}

interface ListToolsProps extends Pick<ReturnType<typeof useListLayout>, 'layout' | 'noRoomFor'> {
  readonly list: ShownList
  readonly mayHaveCases: boolean
}

/** The actions on the list as a whole. */
function ListTools({ list, layout, noRoomFor, mayHaveCases }: ListToolsProps) {
  const say = useText()
  const [absenceOpen, setAbsenceOpen] = useState(false)
  return (
    <>
      <ViewsButton {...list} className="max-md:grow" icon={<Bookmark aria-hidden="true" />} />
      <ColumnChooser {...layout} columns={list.columns} noRoomFor={noRoomFor} className="max-md:hidden" />
      <ExportButton list={list} className="max-md:grow" icon={<Download aria-hidden="true" />} />
      {mayHaveCases && (
        <Button small kind="quiet" onClick={() => setAbsenceOpen(true)}>
          {say(absenceTexts.open)}
        </Button>
      )}
      {absenceOpen && <OwnAbsence onClose={() => setAbsenceOpen(false)} />}
    </>
  )
}

function KeyHints() {
  const say = useText()
  const [on] = useShortcuts()
  if (!on) return null
  return (
    <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-2 border-t border-line bg-page px-5 py-2 text-small text-subtle max-md:hidden print:hidden">
      <li>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {say(texts.keyMove)}
      </li>
      <li>
        <Kbd>Enter</Kbd> {say(texts.keyOpen)}
      </li>
      <li>
        <Kbd>T</Kbd> {say(texts.keyTake)}
      </li>
      <li>
        <Kbd>R</Kbd> {say(texts.keyShow)}
      </li>
      <li>
        <Kbd>F</Kbd> {say(texts.keyFilter)}
      </li>
      <li>
        <Kbd>/</Kbd> {say(texts.keySearch)}
      </li>
    </ul>
  )
}
