import type { Application } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { draftLink } from '#src/lib/application/draft-link.ts'
import { Questions } from '#src/lib/clarification/question.tsx'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'
import { QuestionPanel } from './question-panel.tsx'

/**
 * [ACT-08] Shown while a draft is reopened to answer the caseworker, by the reader or a colleague: the question stays until its answer is
 * sent.
 */
export function ReopenedPanel({ application }: { readonly application: Application }) {
  const say = useText()
  return (
    <QuestionPanel>
      <Questions application={application} />
      <p className="mt-4 max-w-text">{say(texts.begun)}</p>
      {application.actions.includes('edit') && (
        <ButtonLink
          kind="primary"
          icon={<Pencil aria-hidden="true" />}
          className="mt-4"
          render={<Link {...draftLink(application)} />}
        >
          {say(texts.goOn)}
        </ButtonLink>
      )}
    </QuestionPanel>
  )
}
