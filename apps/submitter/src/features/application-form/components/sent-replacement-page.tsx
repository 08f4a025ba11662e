import type { Application } from '@eksport/domain'
import type { Answers, Section } from '@eksport/forms'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import type { Journal } from '#src/lib/journal/journal.ts'
import { endedTexts } from '../ended.texts.ts'
import { ReplacementInVain } from './replacement-in-vain.tsx'

interface SentReplacementPageProps {
  readonly application: Application
  readonly title: string
  readonly journal: Journal
  readonly sections: readonly Section[]
  readonly stored: Answers
}

/** [EXP-03] [RTE-15] A replacement that was sent while somebody else changed what is said of its original. */
export function SentReplacementPage({ application, title, ...written }: SentReplacementPageProps) {
  const say = useText()
  useDocumentTitle(title)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <ReplacementInVain
        {...written}
        referenceNumber={application.referenceNumber}
        why={say(endedTexts.ended)}
        leadsTo={application.referenceNumber}
        way={say(endedTexts.toApplication)}
      />
    </>
  )
}
