import { Card } from '@eksport/ui'

export interface Tile {
  readonly label: string
  readonly value: string
  /** What the number counts, or its limits. */
  readonly note?: string | undefined
}

interface TilesProps {
  readonly tiles: readonly Tile[]
  /** Many tiles side by side, above a table with details. */
  readonly dense?: boolean
  readonly className?: string
}

const looks = {
  roomy: { list: 'gap-6 sm:grid-cols-2 lg:grid-cols-4', label: 'text-ui', value: 'text-h1' },
  dense: { list: 'grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4 xl:grid-cols-8', label: 'text-small', value: 'text-h3' },
}

/** The main numbers at the top of a statistics page, each with its name. */
export function Tiles({ tiles, dense = false, className }: TilesProps) {
  const look = dense ? looks.dense : looks.roomy
  return (
    <Card {...(className !== undefined && { className })}>
      <dl className={`grid ${look.list}`}>
        {tiles.map(({ label, value, note }) => (
          <div key={label}>
            <dt className={`${look.label} text-subtle`}>{label}</dt>
            <dd className={`${look.value} font-bold tabular-nums`}>
              {value}
              {note !== undefined && <span className="block text-small font-normal text-subtle">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
