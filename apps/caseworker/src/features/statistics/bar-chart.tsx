/** One row of a chart: a bar, and beside it a thin line for a second figure of the same kind. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly words: string
  readonly line?: number
}

interface BarChartProps {
  /** Accessible name of the picture; its figures are in the table. */
  readonly title: string
  readonly bars: readonly Bar[]
}

const rowHeight = 32
/** Start of the bars and length of the longest, in percent of the width: labels come before, figures after. */
const [begin, longest] = [30, 50]

/**
 * [ADM-09] Horizontal bars. Plain SVG, because a chart library would be larger than the page. Drawn in the current text colour, so that
 * forced colours show them.
 */
export function BarChart({ title, bars }: BarChartProps) {
  const largest = Math.max(1, ...bars.map(({ value, line = 0 }) => Math.max(value, line)))
  const width = (value: number) => (value / largest) * longest
  return (
    <svg role="img" aria-label={title} width="100%" height={bars.length * rowHeight} className="block text-action">
      <title>{title}</title>
      {bars.map(({ label, value, words, line }, index) => {
        const top = index * rowHeight
        return (
          <g key={label} fill="currentColor">
            <svg aria-hidden="true" width={`${begin - 2}%`} y={top} height={rowHeight} className="text-text">
              <text x="100%" y={20} textAnchor="end" fontSize={13} fill="currentColor">
                {label}
              </text>
            </svg>
            <rect x={`${begin}%`} y={top + 7} width={`${width(value)}%`} height={13} rx={2} />
            {line !== undefined && (
              <rect x={`${begin}%`} y={top + 23} width={`${width(line)}%`} height={3} className="text-subtle" />
            )}
            <text x={`${begin + width(value) + 1}%`} y={top + 19} fontSize={13} fontWeight={600} className="text-text">
              {words}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
