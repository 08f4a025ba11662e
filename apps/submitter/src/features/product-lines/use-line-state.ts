import type { ProductLine } from '@eksport/domain'
import type { RemovedLine } from '@eksport/ui'
import { useRef } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { withCopies, withGone, withLine, withRestored } from '../../form/lines/line-list.ts'

const noLines: readonly ProductLine[] = []
const newId = () => crypto.randomUUID()

/** The lines of the draft and what can be done with them; each act is saved like anything that is typed. */
export function useLineState() {
  const { answers, change, type, typed } = useAnswers()
  const lines = answers.productLines ?? noLines
  // Each deletion can be undone by itself, in any order: where a line stood is known by all that were there.
  const known = useRef<readonly ProductLine[]>(noLines)
  const put = (next: readonly ProductLine[]) => change({ ...answers, productLines: [...next] })
  return {
    lines,
    changeLine: (line: ProductLine) => {
      const now = typed.now()
      const known = now.productLines ?? noLines
      const next = { ...now, productLines: withLine(known, line) }
      // A line that joins the draft is a row of the table at once.
      if (known.some(({ id }) => id === line.id)) type(next)
      else change(next)
    },
    /** Copies lines below the last of them, and answers the copies. */
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
