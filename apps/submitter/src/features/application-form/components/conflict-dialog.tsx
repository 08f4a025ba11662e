import type { ApplicationReading } from '@eksport/api'
import { relevantApplication } from '@eksport/domain/templates'
import { summarize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog, Loading } from '@eksport/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { latestApplicationQuery } from '../api/get-latest-application.ts'
import { differentAnswers } from '../draft/different-answers.ts'
import { useDraft } from '../draft/draft-context.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useSummaryContext } from '../draft/use-summary-context.ts'
import { formTexts as texts } from '../form.texts.ts'
import { Differences } from './differences.tsx'

/** [WIZ-22] Two browsers have changed one draft: whoever saves later sees both and chooses. */
export function ConflictDialog() {
  const draft = useDraft()
  return draft.save.status === 'conflict' ? <Conflict /> : null
}

/** What was stored meanwhile, while it can be filled in; what has been sent or withdrawn is the form's to tell of. */
function useStillDraft(latest: ApplicationReading | undefined): ApplicationReading | undefined {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const isDraft = latest?.application.applicationStatus === 'UNDER_REGISTRERING'
  useEffect(() => {
    if (latest === undefined || isDraft) return
    queries.setQueryData(applicationQuery(organisationNumber, latest.application.referenceNumber).queryKey, latest)
  }, [queries, organisationNumber, latest, isDraft])
  return isDraft ? latest : undefined
}

function Conflict() {
  const say = useText()
  const draft = useDraft()
  const template = useTemplate()
  const { organisationNumber } = useOrganisation()
  const context = useSummaryContext()
  const { referenceNumber, version } = draft.application
  const latest = useQuery(latestApplicationQuery(organisationNumber, referenceNumber, version))
  const theirs = useStillDraft(latest.data)
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
          theirs={say(texts.conflictTheirs)}
          differences={differentAnswers(words(draft.relevant), words(relevantApplication(theirs.application)))}
        />
      )}
    </Dialog>
  )
}
