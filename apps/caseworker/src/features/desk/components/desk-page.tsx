import { formatDate } from '@eksport/domain'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, ButtonLink, Field, PageHeading, SegmentedControl } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScanLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { BackBar } from '#src/lib/back-bar.tsx'
import { OfficeSelect } from '#src/lib/office-select.tsx'
import { useRight } from '#src/lib/use-right.ts'
import { namedPickupsQuery, pickupsQuery } from '../api/desk-queries.ts'
import { deskTexts as texts } from '../desk.texts.ts'
import { chooseDeskOffice, deskOffice } from '../desk-office.ts'
import type { DeskSearch } from '../desk-search.ts'
import { scanTexts } from '../scan.texts.ts'
import { mayHaveCamera } from '../use-code-camera.ts'
import { useRested } from '../use-rested.ts'
import { FindCase, type Written } from './find-case.tsx'
import { NamedList, PickupList } from './pickup-list.tsx'

/** Wide enough to show a hand-out or scan beside the list; otherwise each has its own view. */
const wide = '(min-width: 768px)'

interface DeskPageProps {
  readonly search: DeskSearch
  readonly ownOffice: string | undefined
  readonly onSearch: (search: DeskSearch) => void
  readonly onOpen: (referenceNumber: number) => void
  /** The hand-out or scan in the address; undefined if only the list is shown. */
  readonly part: ReactNode
}

/** [CW-04] The pickup desk: the day's papers, and the one being handed out. */
export function DeskPage({ part, ...list }: DeskPageProps) {
  const say = useText()
  const mayHandOut = useRight('hand-out')
  const isWide = useMediaQuery(wide)
  if (!mayHandOut) {
    return (
      <div className="flex-1 bg-surface">
        <BackBar />
        <div className="grid max-w-page gap-6 px-5 py-5 max-md:px-4">
          <PageHeading>{say(texts.title)}</PageHeading>
          <Alert tone="info">{say(texts.notAllowed)}</Alert>
        </div>
      </div>
    )
  }
  if (!isWide && part) return <div className="flex flex-1 flex-col bg-page">{part}</div>
  return (
    <div className="flex flex-1 flex-col">
      <BackBar />
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[30rem_minmax(0,1fr)]">
        <DayList {...list} />
        {isWide && (
          <div className="flex min-w-0 flex-col border-l border-line-strong">
            {part ?? <p className="px-5 py-10 text-center text-subtle">{say(texts.chooseCase)}</p>}
          </div>
        )}
      </div>
    </div>
  )
}

const leads = { 'i-dag': texts.today, 'i-morgen': texts.tomorrow, 'ikke-hentet': texts.notFetched } as const

/** Milliseconds without typing before a name is searched for. */
const restMs = 200

function DayList({ search, ownOffice, onSearch, onOpen }: Omit<DeskPageProps, 'part'>) {
  const say = useText()
  const office = deskOffice(search, ownOffice)
  const { dag, vis: _, ...place } = search
  const [{ digits, name }, setWritten] = useState<Written>({ digits: '', name: '' })
  const rested = useRested(name, restMs)
  const asksName = name !== '' && rested !== ''
  const query = useQuery({ ...pickupsQuery(office ?? '', dag), enabled: office !== undefined })
  const named = useQuery({ ...namedPickupsQuery(office ?? '', rested), enabled: office !== undefined && asksName })
  const { data } = query
  const hits = named.data?.pickups ?? []
  const day = dag ?? 'i-dag'
  const choose = (kontor: string) => {
    chooseDeskOffice(kontor)
    onSearch({ ...search, kontor })
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 bg-surface px-4 py-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <PageHeading lead={data && say(leads[day], { date: formatDate(data.date) })}>{say(texts.title)}</PageHeading>
        <OfficeChoice office={office} onChoose={choose} />
      </div>
      {office === undefined ? (
        <Alert tone="info">{say(texts.noOffice)}</Alert>
      ) : (
        <>
          {mayHaveCamera() && (
            <ButtonLink
              kind="primary"
              className="min-h-13 w-full justify-center"
              icon={<ScanLine aria-hidden="true" />}
              render={<Link to="/skranke/skann" search={search} />}
            >
              {say(scanTexts.title)}
            </ButtonLink>
          )}
          <FindCase
            listed={data?.pickups.map(({ referenceNumber }) => referenceNumber) ?? []}
            onlyNamed={
              rested === name && !named.isPlaceholderData && hits.length === 1 ? hits[0]?.referenceNumber : undefined
            }
            onWrite={setWritten}
            onOpen={onOpen}
          />
          {asksName ? (
            <Fetched query={named} failed={say(texts.failed)}>
              {(found) => <NamedList {...found} text={rested} search={search} />}
            </Fetched>
          ) : (
            <>
              <SegmentedControl
                label={say(texts.days)}
                className="flex w-full [&_button]:min-h-11"
                value={day}
                onValueChange={(next) => onSearch(next === 'i-dag' ? place : { ...place, dag: next })}
                segments={[
                  { value: 'i-dag', label: say(texts.dayToday) },
                  { value: 'i-morgen', label: say(texts.dayTomorrow) },
                  { value: 'ikke-hentet', label: say(texts.dayNotFetched) },
                ]}
              />
              <Fetched query={query} failed={say(texts.failed)}>
                {(list) => <PickupList {...list} search={search} digits={digits} onSearch={onSearch} />}
              </Fetched>
            </>
          )}
        </>
      )}
    </div>
  )
}

interface OfficeChoiceProps {
  readonly office: string | undefined
  readonly onChoose: (office: string) => void
}

function OfficeChoice({ office = '', onChoose }: OfficeChoiceProps) {
  const say = useText()
  return (
    <Field label={say(texts.office)} hideLabel width="md">
      <OfficeSelect value={office} onChange={({ target }) => onChoose(target.value)} className="min-h-11">
        {office === '' && <option value="">{say(texts.chooseOffice)}</option>}
      </OfficeSelect>
    </Field>
  )
}
