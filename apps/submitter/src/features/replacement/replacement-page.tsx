import type { Replacement } from '@eksport/api'
import { type Application, formatReference, isPartlyLocked, replacementSections } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useGoOn } from '#src/lib/use-go-on.ts'
import { afterReplacement } from '../../draft/after-replacement.ts'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useReturnsToSummary } from '../../draft/summary-visit.ts'
import { type ReplacementRequest, useSaveReplacement } from './api/replacement.ts'
import { ReplacementForm, type WrittenReplacement } from './replacement-form.tsx'
import { ReplacementFrame } from './replacement-frame.tsx'
import { ReplacementProblem } from './replacement-problem.tsx'
import { SentReplacementPage } from './sent-replacement-page.tsx'

interface ReplacementPageProps {
  readonly application: Application
  readonly replacement: Replacement
  readonly originalOnPaper: boolean
  /** What was changed here earlier and exists only in this browser. */
  readonly journal: Journal
}

/** [REP-01] [RTE-15] Why a certificate is replaced; editable while the replacement is a draft. */
export function ReplacementPage(props: ReplacementPageProps) {
  const say = useText()
  const { application, replacement, originalOnPaper, journal } = props
  const isOpen = application.actions.includes('edit') && !isPartlyLocked(application)
  if (isOpen) return <ReplacementDraft {...props} />
  const { originalReferenceNumber, replacementInformation } = replacement
  return (
    <SentReplacementPage
      application={application}
      title={say(texts.title, { reference: formatReference(originalReferenceNumber) })}
      journal={journal}
      sections={replacementSections(originalOnPaper)}
      stored={replacementInformation}
    />
  )
}

function ReplacementDraft({ application, replacement, originalOnPaper, journal }: ReplacementPageProps) {
  const say = useText()
  const navigate = useNavigate()
  const formId = useId()
  const save = useSaveReplacement(replacement)
  const [tried, setTried] = useState<() => void>()
  const { originalReferenceNumber, replacementInformation } = replacement
  const [stored] = useState(() => {
    const { attachments, ...answers } = replacementInformation
    return { answers, attachments }
  })
  const title = say(texts.title, { reference: formatReference(originalReferenceNumber) })
  useDocumentTitle(title)
  const isReturning = useReturnsToSummary()
  const { referenceNumber } = application
  const way = isReturning
    ? stepLink(referenceNumber, { step: 'oppsummering' })
    : afterReplacement(referenceNumber, application)
  const goOn = () => navigate({ ...way, ignoreBlocker: true })
  const goOnAfter = useGoOn(goOn)
  const keep = (request: ReplacementRequest, written: WrittenReplacement) => {
    if (save.isPending) return
    setTried(() => () => keep(request, written))
    goOnAfter(save.mutateAsync(request).then(written.forget))
  }
  return (
    <ReplacementFrame
      application={application}
      title={title}
      intro={say(texts.intro)}
      formId={formId}
      busy={save.isPending}
    >
      {save.isError && <ReplacementProblem error={save.error} onTryAgain={() => tried?.()} />}
      <ReplacementForm
        id={formId}
        referenceNumber={referenceNumber}
        journal={journal}
        originalOnPaper={originalOnPaper}
        stored={stored}
        onValid={(request, written) => (written.changed ? keep(request, written) : void goOn())}
        done={save.isSuccess}
      />
    </ReplacementFrame>
  )
}
