import { Skeleton } from '../skeleton/skeleton.js'

/** Rows that are on their way, at the height of real ones, so that nothing moves when they come. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: readonly string[] }) {
  return (
    <tbody aria-hidden="true" data-skeleton="">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={column} data-card={index < 2 ? 'title' : 'fact'}>
              <Skeleton className={widths[(row + index) % widths.length]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const widths = ['eks:w-4/5', 'eks:w-3/5', 'eks:w-11/12', 'eks:w-2/3']
