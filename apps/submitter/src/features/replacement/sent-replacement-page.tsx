import type { Application } from '@eksport/domain'
import type { Answers, Section } from '@eksport/forms'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { stepLink } from '../../draft/step-link.ts'
import { clarificationTexts as texts } from '../../form/clarification.texts.ts'
import { endedTexts } from '../../form/ended.texts.ts'
import { ReplacementInVain } from './replacement-in-vain.tsx'

interface SentReplacementPageProps {
  readonly application: Application
  readonly title: string
  readonly journal: Journal
  readonly sections: readonly Section[]
  readonly stored: Answers
}

/**
 * [EXP-03] [RTE-15] A replacement that was submitted while somebody else edited what it says about its original; or [ACT-08] one that was
 * submitted and later reopened for other questions.
 */
export function SentReplacementPage({ application, title, ...written }: SentReplacementPageProps) {
  const say = useText()
  useDocumentTitle(title)
  const { referenceNumber } = application
  const instead = application.actions.includes('edit')
    ? { why: texts.lockedText, leadsTo: stepLink(referenceNumber, { step: 'soknadsinformasjon' }), way: texts.title }
    : { why: endedTexts.ended, leadsTo: detailLink(referenceNumber), way: endedTexts.toApplication }
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <ReplacementInVain
        {...written}
        referenceNumber={referenceNumber}
        why={say(instead.why)}
        leadsTo={instead.leadsTo}
        way={say(instead.way)}
      />
    </>
  )
}
