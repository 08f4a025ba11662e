import type { ApplicationDraft } from '@eksport/domain'
import { declarationAt, type SeriesValues } from '@eksport/domain/templates'
import { consentTo, localize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Checkbox, Section, useEksport } from '@eksport/ui'
import { useState } from 'react'
import { seriesTexts as texts } from './series.texts.ts'
import type { ShownRow } from './series-rows.ts'
import type { RowChanges } from './use-series.ts'

interface DeclarationsProps {
  readonly base: ApplicationDraft
  readonly drafts: readonly ShownRow[]
  /** Changes in flight: a checkbox is ticked as soon as it is clicked. */
  readonly pending: RowChanges
  readonly onGive: (changes: RowChanges) => void
}

/** The declaration's path without line indexes, so that it is the same on every line. */
const nameOf = (path: string) => path.replace(/\.\d+(?=\.)/g, '')

const formId = 'series-declarations'

/** Moves focus to the first declaration that is not given. */
export const focusDeclarations = (): void =>
  document.getElementById(formId)?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus()

/** [CRT-03] The declarations of the exporter: given once for all rows that lack them, and stored in each row. */
export function Declarations({ base, drafts, pending, onGive }: DeclarationsProps) {
  const say = useText()
  const { locale } = useEksport()
  // Declarations given here stay visible, ticked.
  const [given, setGiven] = useState<ReadonlyMap<string, string>>(new Map())
  const lacking = drafts.flatMap(({ row }) =>
    row.issues.flatMap(({ path }) => {
      const field = declarationAt(base, path)
      const isOnItsWay = path in (pending.get(row.referenceNumber) ?? {})
      return field === undefined || isOnItsWay ? [] : [{ row: row.referenceNumber, path, field }]
    }),
  )
  const missing = new Map(lacking.map(({ path }) => [nameOf(path), path]))
  const shown = new Map([...given, ...missing])
  if (shown.size === 0) return null
  const give = (name: string, path: string) => {
    setGiven((all) => new Map([...all, [name, path]]))
    const changes = new Map<number, SeriesValues>()
    for (const { row, path: at, field } of lacking)
      if (nameOf(at) === name) changes.set(row, { ...changes.get(row), [at]: consentTo(field, true) })
    onGive(changes)
  }
  return (
    <Section heading={say(texts.declarations)}>
      <p className="mb-3 text-subtle">{say(texts.declareText)}</p>
      <div id={formId} className="grid max-w-form gap-4">
        {[...shown].map(([name, path]) => {
          const field = declarationAt(base, path)
          if (field === undefined) return null
          const isGiven = given.has(name) && !missing.has(name)
          return (
            <div key={name}>
              {field.statement && <p className="mb-2 whitespace-pre-line">{localize(field.statement, locale)}</p>}
              <Checkbox
                label={localize(field.label, locale)}
                checked={isGiven}
                onChange={({ target }) => target.checked && give(name, path)}
              />
            </div>
          )
        })}
      </div>
    </Section>
  )
}
