import { type ChangedFact, summaryFindings } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Count, Heading } from '@eksport/ui'
import { ValidationBox } from '@eksport/ui/certificate'
import { CircleCheck } from 'lucide-react'
import { useStored } from '../../draft/draft-context.ts'
import { clarificationTexts as texts } from '../../form/clarification.texts.ts'
import { FactChange } from '../../form/fact-change.tsx'

interface OwnChangesProps {
  readonly changes: readonly ChangedFact[]
  readonly onTakeBack: (change: ChangedFact) => void
}

/** The exporter's changes since submission, each with a button that reverts it, and what the rules say of them now. */
export function OwnChanges({ changes, onTakeBack }: OwnChangesProps) {
  const say = useText()
  const { validation } = useStored()
  const findings = summaryFindings(validation)
  return (
    <aside aria-labelledby="own-changes" className="border-t-3 border-changed pt-4 xl:sticky xl:top-5">
      <Heading level={2} size="ui" id="own-changes" tabIndex={-1} className="flex items-center gap-2">
        {say(texts.changes)} <Count>{changes.length}</Count>
      </Heading>
      <p className="mt-1 text-small text-subtle">{say(changes.length === 0 ? texts.noChanges : texts.changesText)}</p>
      {changes.length > 0 && (
        <dl className="mt-2">
          {changes.map((change) => (
            <Own key={JSON.stringify(change.pin)} change={change} onTakeBack={() => onTakeBack(change)} />
          ))}
        </dl>
      )}
      <Heading level={2} size="ui" className="mt-6 mb-2">
        {say(texts.after)}
      </Heading>
      {findings.length > 0 ? (
        <ValidationBox violations={findings} />
      ) : (
        <p className="flex items-center gap-2 text-small">
          <CircleCheck aria-hidden="true" className="size-4.5 flex-none text-success-base" />
          {say(texts.nothingFound)}
        </p>
      )}
    </aside>
  )
}

function Own({ change, onTakeBack }: { readonly change: ChangedFact; readonly onTakeBack: () => void }) {
  const say = useText()
  return (
    <FactChange change={change}>
      <button
        type="button"
        aria-label={say(texts.takeBackOf, { field: change.label })}
        onClick={() => {
          onTakeBack()
          // The button is removed with the change, so focus moves to the list.
          document.getElementById('own-changes')?.focus()
        }}
        className="mt-1.5 inline-flex min-h-6 items-center text-small text-link underline underline-offset-[.18em]"
      >
        {say(texts.takeBack)}
      </button>
    </FactChange>
  )
}
