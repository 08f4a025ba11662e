import type { Pickup, Pickups } from '@eksport/api'
import { formatDate, formatDayTime, formatReference, formatTime } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, SegmentedControl } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { deskTexts as texts } from '../desk.texts.ts'
import type { DeskSearch } from '../desk-search.ts'
import { PickupSign } from './pickup-sign.tsx'

type Shown = NonNullable<DeskSearch['vis']> | 'alle'

const isShown: Readonly<Record<Shown, (pickup: Pickup) => boolean>> = {
  klar: ({ state }) => state === 'READY',
  'ikke-klar': ({ state }) => state === 'NOT_READY',
  alle: () => true,
}

interface PickupListProps extends Pickups {
  readonly search: DeskSearch
  /** Digits typed in the search: the start or end of a reference number. */
  readonly digits: string
  readonly onSearch: (search: DeskSearch) => void
}

const nones = { 'i-dag': texts.none, 'i-morgen': texts.noneTomorrow, 'ikke-hentet': texts.noneNotFetched } as const

/** The day's pickups by time, as filtered; pickups of several days by day. */
export function PickupList({ date, pickups, movedAway, search, digits, onSearch }: PickupListProps) {
  const say = useText()
  const movedId = useId()
  const day = search.dag ?? 'i-dag'
  const isOneDay = day !== 'ikke-hentet'
  const shown: Shown = (isOneDay && search.vis) || 'alle'
  const count = (which: Shown) => pickups.filter(isShown[which]).length
  const found = pickups
    .filter(isShown[shown])
    .filter(({ referenceNumber }) => formatReference(referenceNumber).includes(digits))
  return (
    <>
      {isOneDay && (
        <SegmentedControl<Shown>
          label={say(texts.show)}
          className="flex w-full [&_button]:min-h-11"
          value={shown}
          onValueChange={(vis) => onSearch({ ...search, vis: vis === 'alle' ? undefined : vis })}
          segments={[
            { value: 'klar', label: say(texts.ready), count: count('klar') },
            { value: 'ikke-klar', label: say(texts.notReady), count: count('ikke-klar') },
            { value: 'alle', label: say(texts.all), count: pickups.length },
          ]}
        />
      )}
      <p role="status" className={found.length === 0 ? 'py-6 text-center text-subtle' : 'sr-only'}>
        {found.length === 0 && say(pickups.length === 0 ? nones[day] : texts.noneShown)}
      </p>
      {isOneDay ? (
        <ByTime pickups={found} date={date} search={search} />
      ) : (
        <ByDay pickups={found} date={date} search={search} />
      )}
      {movedAway.length > 0 && (
        <section aria-labelledby={movedId} className="mt-4 border-t border-line-strong pt-3">
          <Heading level={2} size="ui" id={movedId}>
            {say(texts.movedAway)}
          </Heading>
          <ul>
            {movedAway.map((moved) => (
              <MovedItem key={moved.referenceNumber} moved={moved} search={search} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface NamedListProps extends Pick<PickupListProps, 'date' | 'pickups' | 'search'> {
  readonly text: string
}

/** [CW-14] What a company or person collects here, on the days around today. */
export function NamedList({ text, date, pickups, search }: NamedListProps) {
  const say = useText()
  const isNone = pickups.length === 0
  return (
    <>
      <p
        role="status"
        className={isNone ? 'py-6 text-center text-subtle wrap-anywhere' : 'text-small text-subtle wrap-anywhere'}
      >
        {say(isNone ? texts.noneNamed : texts.named, { text })}
      </p>
      <ByDay pickups={pickups} date={date} search={search} />
    </>
  )
}

type Grouped = Pick<PickupListProps, 'date' | 'pickups' | 'search'>

function ByTime({ pickups, ...shown }: Grouped) {
  const say = useText()
  return (
    <ol>
      {[...Map.groupBy(pickups, ({ time = '' }) => time)].map(([time, atTime]) => (
        <li
          key={time}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line first:border-t-0 max-md:grid-cols-[4rem_minmax(0,1fr)]"
        >
          <Heading level={2} size="ui" className="pt-2.5 tabular-nums">
            {time === '' ? say(texts.noTime) : formatTime(time)}
          </Heading>
          <ul>
            {atTime.map((pickup) => (
              <PickupItem key={pickup.referenceNumber} pickup={pickup} {...shown} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function ByDay({ pickups, search, date: current }: Grouped) {
  return (
    <div>
      {[...Map.groupBy(pickups, ({ date = current }) => date)].map(([date, ofDay]) => (
        <section key={date} className="border-t border-line first:border-t-0">
          <Heading level={2} size="small" className="pt-3 text-subtle tabular-nums">
            {formatDate(date)}
          </Heading>
          <ByTime pickups={ofDay} date={date} search={search} />
        </section>
      ))}
    </div>
  )
}

const lists = ['countries'] as const

interface PickupItemProps {
  readonly pickup: Pickup
  readonly date: string
  readonly search: DeskSearch
}

function PickupItem({ pickup, date, search }: PickupItemProps) {
  const say = useText()
  const { movedFrom: from, time } = pickup
  // A time that was moved and moved back counts as unmoved.
  const isMoved = from !== undefined && (from.date !== date || from.time !== time)
  return (
    <CaseItem case={pickup} isOver={pickup.state === 'COLLECTED'} search={search}>
      <PickupSign of={pickup} date={date} />
      {isMoved && (
        <span className="flex items-center gap-1.5 text-small tabular-nums">
          <CalendarClock aria-hidden="true" className="size-4 flex-none text-info-text" />
          {say(texts.movedFrom, { moment: momentWords(from, date) })}
        </span>
      )}
    </CaseItem>
  )
}

function MovedItem({ moved, search }: { readonly moved: Pickups['movedAway'][number]; readonly search: DeskSearch }) {
  const say = useText()
  return (
    <CaseItem case={moved} isOver search={search}>
      <span className="flex items-center gap-1.5 text-small tabular-nums">
        <CalendarClock aria-hidden="true" className="size-4 flex-none text-info-text" />
        {say(texts.movedTo, { moment: momentWords(moved.movedTo) })}
      </span>
    </CaseItem>
  )
}

/** A pickup time; without the date on the day shown. */
const momentWords = ({ date, time }: Pickups['movedAway'][number]['movedTo'], shown?: string): string =>
  date === shown ? formatTime(time) : formatDayTime(date, time)

interface CaseItemProps {
  readonly case: Pick<Pickup, 'referenceNumber' | 'countryOfDestination' | 'certificateTemplate' | 'exporterName'>
  /** Whether nobody will collect it here any more. */
  readonly isOver: boolean
  readonly search: DeskSearch
  /** The state of the pickup. */
  readonly children: ReactNode
}

function CaseItem({ case: shown, isOver, search, children }: CaseItemProps) {
  const { label } = useCodeLabels(lists)
  const { referenceNumber, countryOfDestination, certificateTemplate, exporterName } = shown
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to="/skranke/$referenceNumber"
        params={{ referenceNumber }}
        search={search}
        className="grid min-h-14 gap-0.5 border-l-3 border-transparent px-3 py-2.5 text-ui text-text no-underline hover:bg-surface-hover focus-visible:-outline-offset-3 aria-[current=page]:border-action aria-[current=page]:bg-action-tint"
      >
        <span className={isOver ? 'text-subtle' : undefined}>
          <strong className="font-semibold tabular-nums">{formatReference(referenceNumber)}</strong>{' '}
          <span>{label('countries', countryOfDestination)}</span>{' '}
          <span className="text-subtle tabular-nums">{certificateTemplate}</span>
        </span>
        <span className="text-subtle wrap-anywhere">{exporterName}</span>
        {children}
      </Link>
    </li>
  )
}
