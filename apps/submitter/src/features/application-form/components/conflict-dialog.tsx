import { relevantApplication } from '@eksport/domain/templates'
import { summarize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog, Loading } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'
import { latestApplicationQuery } from '../api/get-latest-application.ts'
import { type Difference, differentAnswers } from '../draft/different-answers.ts'
import { useDraft } from '../draft/draft-context.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useSummaryContext } from '../draft/use-summary-context.ts'
import { formTexts as texts } from '../form.texts.ts'

/** [WIZ-22] Two browsers have changed one draft: whoever saves later sees both and chooses. */
export function ConflictDialog() {
  const draft = useDraft()
  return draft.save.status === 'conflict' ? <Conflict /> : null
}

function Conflict() {
  const say = useText()
  const draft = useDraft()
  const template = useTemplate()
  const { organisationNumber } = useOrganisation()
  const context = useSummaryContext()
  const { referenceNumber, version } = draft.application
  const latest = useQuery(latestApplicationQuery(organisationNumber, referenceNumber, version))
  const theirs = latest.data
  const words = (answers: object) => summarize(template, { ...answers }, context)
  return (
    <Dialog
      open
      closable={false}
      onOpenChange={() => undefined}
      size="md"
      title={say(texts.conflictTitle)}
      description={say(texts.conflictText)}
      footer={
        theirs && (
          <>
            <Button kind="primary" onClick={() => void draft.keepMine(theirs.application.version)}>
              {say(texts.keepMine)}
            </Button>
            <Button onClick={() => draft.takeTheirs(theirs)}>{say(texts.takeTheirs)}</Button>
          </>
        )
      }
    >
      <Loading active={latest.isFetching} />
      {latest.isError && (
        <Alert tone="danger" actions={<Button onClick={() => void latest.refetch()}>{say(texts.tryAgain)}</Button>}>
          {say(texts.conflictFailed)}
        </Alert>
      )}
      {theirs && (
        <Differences
          differences={differentAnswers(words(draft.relevant), words(relevantApplication(theirs.application)))}
        />
      )}
    </Dialog>
  )
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const say = useText()
  if (differences.length === 0) return <p>{say(texts.conflictNone)}</p>
  return (
    <div className="max-h-80 overflow-auto">
      <table className="w-full text-left text-cell">
        <thead>
          <tr className="border-b border-line-strong text-subtle">
            <th scope="col" className="py-2 pr-4 font-medium">
              {say(texts.conflictField)}
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              {say(texts.conflictMine)}
            </th>
            <th scope="col" className="py-2 font-medium">
              {say(texts.conflictTheirs)}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, label, mine, theirs }) => (
            <tr key={path} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-medium">
                {label}
              </th>
              <td className="py-2 pr-4 wrap-anywhere">{mine || say(texts.nothing)}</td>
              <td className="py-2 wrap-anywhere">{theirs || say(texts.nothing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
