import {
  Button,
  ColumnChooser,
  Count,
  countActive,
  DataTable,
  Description,
  DescriptionList,
  FilterChips,
  FilterPanel,
  FilterSheet,
  PageHeading,
  Pagination,
  SegmentedControl,
  toast,
  VisuallyHidden,
} from '@eksport/ui'
import { columnPinningFeature, dataTableFeatures, rowSelectionFeature, tableFeatures } from '@eksport/ui/data-table'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { licenceColumns } from './columns.tsx'
import { useHost } from './host.ts'
import { type Licence, licences } from './licences.ts'
import { answer, type Filters, type ListQuery, licenceFilters, readQuery, views, writeQuery } from './list-query.ts'
import { licenceNouns, type Spoken, useWords } from './words.ts'

const query = '(min-width: 1024px)'

const subscribe = (onChange: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether there is room for the filters beside the list. False on the server and until the browser knows. */
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )

const storageKey = 'licences'
const features = tableFeatures({ ...dataTableFeatures, columnPinningFeature, rowSelectionFeature })
const licenceId = ({ id }: Licence) => id
const isUnpaid = ({ paid }: Licence) => !paid

/** The query in the address, and a function to change it. */
function useListQuery(words: Spoken) {
  const { place, go } = useHost()
  const schema = useMemo(() => licenceFilters(words), [words])
  const query = readQuery(schema, place.query)
  const change = (patch: Partial<ListQuery>) => go(writeQuery(schema, { ...query, page: 1, ...patch }), 'replace')
  return { schema, query, change }
}

/** The list of licences: filtered, sorted and paged by the page, with its whole state in the address. */
export function ListPage() {
  const words = useWords()
  const { schema, query, change } = useListQuery(words)
  const { say } = words
  const { paid, markPaid } = usePayments(words)
  const { rows, total, totals, counts } = answer(query, paid)
  const wide = useIsWide()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const filters = { schema, value: query.filters, onValueChange: (value: Filters) => change({ filters: value }) }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const columns = useMemo(
    () => licenceColumns(words, { quota: totals.quota, price: totals.price }),
    [words, totals.quota, totals.price],
  )
  const active = countActive(schema, query.filters)
  return (
    <>
      <PageHeading lead={say.listLead}>{say.licences}</PageHeading>
      <div className="product-tools">
        <SegmentedControl
          label={say.view}
          value={query.view}
          segments={views.map((view) => ({ value: view, label: say.views[view], count: counts[view] }))}
          onValueChange={(view) => change({ view })}
        />
        <Button
          ref={button}
          className="product-filter"
          {...(wide ? { 'aria-expanded': open } : { 'aria-haspopup': 'dialog' as const })}
          onClick={() => setOpen(!open)}
        >
          {say.filter}
          {active > 0 && (
            <>
              <Count aria-hidden="true">{active}</Count>
              <VisuallyHidden>{say.filtersInUse(active)}</VisuallyHidden>
            </>
          )}
        </Button>
        <ColumnChooser columns={columns} features={features} storageKey={storageKey} />
      </div>
      <FilterChips {...filters} className="product-chips" />
      <div className={open && wide ? 'product-split' : undefined}>
        {open && wide && <FilterPanel {...filters} chips={false} resultCount={total} onClose={close} />}
        <div className="product-list">
          <DataTable
            columns={columns}
            features={features}
            rows={rows}
            total={total}
            getRowId={licenceId}
            nouns={licenceNouns}
            page={query.page}
            pageSize={query.size}
            sort={query.sort}
            onSortChange={(sort) => change({ sort })}
            filtered={active > 0 || query.view !== 'all'}
            noMatch={{ action: <Button onClick={() => change({ filters: {}, view: 'all' })}>{say.showAll}</Button> }}
            storageKey={storageKey}
            selectable={isUnpaid}
            bulkActions={(ids) => (
              <Button small onClick={() => markPaid(ids)}>
                {say.markPaid}
              </Button>
            )}
            {...useRows(words)}
            pagination={
              <Pagination
                page={query.page}
                pageSize={query.size}
                total={total}
                nouns={licenceNouns}
                onPageChange={(page) => change({ page })}
                onPageSizeChange={(size) => change({ size })}
              />
            }
          />
        </div>
      </div>
      {!wide && <Sheet {...filters} open={open} onClose={close} query={query} paid={paid} />}
    </>
  )
}

interface SheetProps {
  readonly schema: ReturnType<typeof licenceFilters>
  readonly value: Filters
  readonly onValueChange: (filters: Filters) => void
  readonly open: boolean
  readonly onClose: () => void
  readonly query: ListQuery
  readonly paid: readonly Licence[]
}

/** The filters on a narrow page, with the number of matches. */
function Sheet({ query, paid, onClose, ...filters }: SheetProps) {
  const [draft, setDraft] = useState(filters.value)
  return (
    <FilterSheet
      {...filters}
      onOpenChange={(open) => !open && onClose()}
      onDraftChange={setDraft}
      resultCount={answer({ ...query, filters: draft }, paid).total}
    />
  )
}

/** A row's link, actions and details; the same functions for a language. */
function useRows(words: Spoken) {
  const { go, Link } = useHost()
  return useMemo(() => {
    const { say } = words
    return {
      getRowHref: ({ id }: Licence) => `/${id}`,
      renderRowLink: (props: { href: string }) => <Link {...props} />,
      rowActions: ({ id }: Licence) => [
        { id: 'open', label: say.open, onSelect: () => go(`/${id}`) },
        { id: 'guide', label: say.guides, onSelect: () => go('/guide') },
      ],
      renderDetail: ({ species }: Licence) => (
        <DescriptionList>
          <Description label={say.columns.species}>{species.map((one) => say.species[one]).join(', ')}</Description>
          <Description label={say.detail.gear}>{say.detail.gearValue}</Description>
          <Description label={say.detail.limit}>{say.detail.limitValue}</Description>
        </DescriptionList>
      ),
    }
  }, [words, go, Link])
}

/** The licences, including payments that the reader has recorded. */
function usePayments({ say }: Spoken) {
  const [ids, setIds] = useState<readonly string[]>([])
  const paid = useMemo(
    () => licences.map((licence) => (ids.includes(licence.id) ? { ...licence, paid: true } : licence)),
    [ids],
  )
  const markPaid = (chosen: readonly string[]) => {
    setIds([...ids, ...chosen])
    toast.success(say.marked(chosen.length))
  }
  return { paid, markPaid }
}
