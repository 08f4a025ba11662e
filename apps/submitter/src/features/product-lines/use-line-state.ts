import type { ProductLine } from '@eksport/domain'
import type { RemovedLine } from '@eksport/ui'
import { useRef } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { withCopies, withGone, withLine, withRestored } from '../../form/lines/line-list.ts'

const noLines: readonly ProductLine[] = []
const newId = () => crypto.randomUUID()

/** The lines of the draft and the actions on them; each action is saved like typed answers. */
export function useLineState() {
  const { answers, change, type, typed } = useAnswers()
  const lines = answers.productLines ?? noLines
  // All lines seen so far: deletions can be undone separately in any order, and these give each line its position.
  const known = useRef<readonly ProductLine[]>(noLines)
  const put = (next: readonly ProductLine[]) => change({ ...answers, productLines: [...next] })
  return {
    lines,
    changeLine: (line: ProductLine) => {
      const now = typed.now()
      const known = now.productLines ?? noLines
      const next = { ...now, productLines: withLine(known, line) }
      // A line that joins the draft must appear in the table immediately.
      if (known.some(({ id }) => id === line.id)) type(next)
      else change(next)
    },
    /** Inserts copies after the last of the lines, and returns the copies. */
    copyLines: (ids: readonly string[]): readonly ProductLine[] => {
      const { lines: next, copies } = withCopies(lines, ids, newId)
      put(next)
      return copies
    },
    removeLines: (ids: readonly string[]) => {
      known.current = withGone(lines, known.current)
      put(lines.filter(({ id }) => !ids.includes(id)))
    },
    restoreLines: (removed: readonly RemovedLine<ProductLine>[]) => {
      const rows = removed.map(({ row }) => row)
      put(withRestored(lines, rows, known.current))
    },
  }
}

export type LineState = ReturnType<typeof useLineState>
