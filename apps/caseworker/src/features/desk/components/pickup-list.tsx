import type { Pickup, Pickups } from '@eksport/api'
import { formatReference, formatTime } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { SegmentedControl } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
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
  /** What is written in the search: the beginning of a reference number, or its end. */
  readonly digits: string
  readonly onSearch: (search: DeskSearch) => void
}

/** The pickups of the day by their times, as far as they are asked for. */
export function PickupList({ date, pickups, search, digits, onSearch }: PickupListProps) {
  const say = useText()
  const shown: Shown = search.vis ?? 'alle'
  const count = (which: Shown) => pickups.filter(isShown[which]).length
  const found = pickups
    .filter(isShown[shown])
    .filter(({ referenceNumber }) => formatReference(referenceNumber).includes(digits))
  return (
    <>
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
      <p role="status" className={found.length === 0 ? 'py-6 text-center text-subtle' : 'sr-only'}>
        {found.length === 0 && say(pickups.length === 0 ? texts.none : texts.noneShown)}
      </p>
      <ol>
        {[...Map.groupBy(found, ({ time = '' }) => time)].map(([time, atTime]) => (
          <li
            key={time}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line first:border-t-0 max-md:grid-cols-[4rem_minmax(0,1fr)]"
          >
            <h2 className="pt-2.5 text-ui font-semibold tabular-nums">
              {time === '' ? say(texts.noTime) : formatTime(time)}
            </h2>
            <ul>
              {atTime.map((pickup) => (
                <PickupItem key={pickup.referenceNumber} pickup={pickup} date={date} search={search} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

const lists = ['countries'] as const

interface PickupItemProps {
  readonly pickup: Pickup
  readonly date: string
  readonly search: DeskSearch
}

function PickupItem({ pickup, date, search }: PickupItemProps) {
  const { label } = useCodeLabels(lists)
  const { referenceNumber, countryOfDestination, certificateTemplate, exporterName, state } = pickup
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to="/skranke/$referenceNumber"
        params={{ referenceNumber }}
        search={search}
        className="grid min-h-14 gap-0.5 border-l-3 border-transparent px-3 py-2.5 text-ui text-text no-underline hover:bg-surface-hover focus-visible:-outline-offset-3 aria-[current=page]:border-action aria-[current=page]:bg-action-tint"
      >
        <span className={state === 'COLLECTED' ? 'text-subtle' : undefined}>
          <strong className="font-semibold tabular-nums">{formatReference(referenceNumber)}</strong>{' '}
          <span>{label('countries', countryOfDestination)}</span>{' '}
          <span className="text-subtle tabular-nums">{certificateTemplate}</span>
        </span>
        <span className="text-subtle wrap-anywhere">{exporterName}</span>
        <PickupSign of={pickup} date={date} />
      </Link>
    </li>
  )
}
