import { foldWord } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { useState } from 'react'
import { withColumn } from './asked-columns.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { ConstantsForm } from './constants-form.tsx'
import type { GridRow } from './grid/grid-types.ts'
import type { Review } from './import-store.ts'
import type { ImportLines } from './use-import-lines.ts'
import { WordsPanel } from './words-panel.tsx'

interface ReadingPanelProps {
  readonly review: Review
  readonly read: ImportLines
  readonly rows: readonly GridRow[]
  /** The application to which the lines are added. */
  readonly root: Answers
  readonly onPut: (next: Partial<Review>) => void
  /** Forgets how files with these columns were read, and reads this one again. */
  readonly onForget: () => void
  readonly onTake: () => void
}

/** How the file is read: its columns, what it does not state, its words. */
export function ReadingPanel({ review, read, rows, root, onPut, onForget, onTake }: ReadingPanelProps) {
  const { reader, section, words, surroundings } = read
  const readingNumber = useReadingNumber(review)
  return (
    <div className="min-w-0">
      <ColumnsPanel
        review={review}
        columns={reader.columns}
        unclear={unclearColumns(rows)}
        onMap={(at, reading) =>
          onPut({ mapping: review.mapping.map((known, other) => (other === at ? reading : known)) })
        }
        onAnswer={(asked, chosen) => onPut(withColumn(review, asked, chosen))}
        onForget={onForget}
      />
      <ConstantsForm
        key={readingNumber}
        section={section}
        surroundings={surroundings}
        constants={review.constants}
        remembered={review.remembered}
        root={root}
        onChange={(constants) => onPut({ constants })}
        onTake={onTake}
      />
      <WordsPanel
        words={words}
        columns={reader.columns}
        lists={surroundings.codeLists}
        onMean={(column, word, code) => onPut({ words: withWord(review.words, column, word, code) })}
      />
    </div>
  )
}

/** Counts the readings of a sheet: what was left empty in an earlier one is not an error in the new one. */
function useReadingNumber({ source }: Review): number {
  const [reading, setReading] = useState({ source, number: 0 })
  if (reading.source !== source) setReading({ source, number: reading.number + 1 })
  return reading.number
}

function withWord(words: Review['words'], column: string, word: string, code: string | null): Review['words'] {
  const folded = foldWord(word)
  const { [folded]: _before, ...others } = words[column] ?? {}
  return { ...words, [column]: code === null ? others : { ...others, [folded]: code } }
}

/** The columns with a text that can be read in two ways. */
function unclearColumns(rows: readonly GridRow[]) {
  const of = (code: string) => {
    const found = rows.flatMap(({ line }) => line.findings.filter((finding) => finding.code === code))
    return new Set(found.flatMap(({ column }) => column ?? []))
  }
  return { signs: of('importNumberAmbiguous'), orders: of('importDateAmbiguous'), epochs: of('importDateSerial') }
}
