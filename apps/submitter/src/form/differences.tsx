import { useText } from '@eksport/portal/text/use-text.ts'
import { Table } from '@eksport/ui'
import type { Difference } from '../draft/different-answers.ts'
import { formTexts as texts } from './form.texts.ts'

interface DifferencesProps {
  readonly differences: readonly Difference[]
  /** Heading of the other person's answers. */
  readonly theirs: string
}

/** The reader's answers beside those stored elsewhere. */
export function Differences({ differences, theirs: heading }: DifferencesProps) {
  const say = useText()
  if (differences.length === 0) return <p>{say(texts.conflictNone)}</p>
  return (
    <div className="max-h-80 overflow-auto">
      <Table
        caption={say(texts.conflictCaption)}
        rows={differences}
        getRowId={({ path }) => path}
        columns={[
          { heading: say(texts.conflictField), cell: ({ label }) => label, rowHeader: true },
          { heading: say(texts.conflictMine), cell: ({ mine }) => mine || say(texts.nothing) },
          { heading, cell: ({ theirs }) => theirs || say(texts.nothing) },
        ]}
      />
    </div>
  )
}
