import type { FormAnswers } from '@eksport/domain'
import type { StepId } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Link } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { useAnswers, useStored } from '../draft/draft-context.ts'
import { stepLink } from '../draft/step-link.ts'
import { formTexts as texts } from './form.texts.ts'
import { FormPage } from './form-page.tsx'

/**
 * [EXP-15] [ERR-01] Shown for a page that the answers no longer ask for, opened by its address: for example by Back after the template was
 * cleared. For pickup it gives the reason, since offices belong to a template.
 */
export function PageNotAsked({ step }: { readonly step: StepId }) {
  const say = useText()
  const { referenceNumber } = useStored().application
  const { certificateTemplate }: Partial<FormAnswers> = useAnswers().answers
  return (
    <FormPage step={step}>
      <Alert tone="warning" role="alert">
        <p>{say(step === 'henting' && !certificateTemplate ? texts.officesLackTemplate : texts.notAsked)}</p>
        <Link render={<RouterLink {...stepLink(referenceNumber, { step: 'soknadsinformasjon' })} />}>
          {say(texts.toFirstPage)}
        </Link>
      </Alert>
    </FormPage>
  )
}
