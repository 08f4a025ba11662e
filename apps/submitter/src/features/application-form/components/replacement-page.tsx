import type { Replacement } from '@eksport/api'
import { type Application, formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useGoOn } from '#src/lib/use-go-on.ts'
import { type ReplacementRequest, useSaveReplacement } from '../api/replacement.ts'
import { afterReplacement } from '../draft/after-replacement.ts'
import { replacementTexts as texts } from '../replacement.texts.ts'
import { ReplacementForm } from './replacement-form.tsx'
import { ReplacementFrame } from './replacement-frame.tsx'
import { ReplacementProblem } from './replacement-problem.tsx'

interface ReplacementPageProps {
  readonly application: Application
  readonly replacement: Replacement
  readonly originalOnPaper: boolean
}

/** [REP-01] [RTE-15] What says why a certificate is replaced, of a replacement that is a draft. */
export function ReplacementPage({ application, replacement, originalOnPaper }: ReplacementPageProps) {
  const say = useText()
  const navigate = useNavigate()
  const formId = useId()
  const save = useSaveReplacement(replacement)
  const [tried, setTried] = useState<ReplacementRequest>()
  const { originalReferenceNumber, replacementInformation } = replacement
  const [stored] = useState(() => {
    const { attachments, ...answers } = replacementInformation
    return { answers, attachments }
  })
  const title = say(texts.title, { reference: formatReference(originalReferenceNumber) })
  useDocumentTitle(title)
  const goOn = () => navigate({ ...afterReplacement(application.referenceNumber, application), ignoreBlocker: true })
  const goOnAfter = useGoOn(goOn)
  const keep = (request: ReplacementRequest) => {
    if (save.isPending) return
    setTried(request)
    goOnAfter(save.mutateAsync(request))
  }
  return (
    <ReplacementFrame
      application={application}
      title={title}
      intro={say(texts.intro)}
      formId={formId}
      busy={save.isPending}
    >
      {save.isError && <ReplacementProblem error={save.error} onTryAgain={() => tried && keep(tried)} />}
      <ReplacementForm
        id={formId}
        originalOnPaper={originalOnPaper}
        stored={stored}
        onValid={(request, changed) => (changed ? keep(request) : void goOn())}
        done={save.isSuccess}
      />
    </ReplacementFrame>
  )
}
