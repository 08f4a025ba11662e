import type { Application } from '@eksport/domain'
import { findTemplate } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Link } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { ArrowRight, Plus } from 'lucide-react'
import { newCopyLink } from '#src/lib/application/draft-link.ts'
import { RefusalNotice } from '../../form/refusal-notice.tsx'
import { WhatIsCopied } from '../../form/what-is-copied.tsx'
import { startTexts as texts } from './start.texts.ts'
import { useBeginFrom } from './use-begin-from.ts'

interface ChosenBeginningProps {
  readonly original: Application
  /** The form that creates the draft; the lists belong to it, so that Enter submits it. */
  readonly formId: string
}

/** [EXP-05] The consequences of the choice before anything is created, and the create button. */
export function ChosenBeginning({ original, formId }: ChosenBeginningProps) {
  const say = useText()
  const { copy, begin, isComplete, isBusy, error } = useBeginFrom(original)
  const template = findTemplate(original.certificateTemplate)
  const Sign = isComplete ? Plus : ArrowRight
  return (
    <>
      {template && <p className="-mt-4 text-small text-subtle">{say(template.fullTitle)}</p>}
      <WhatIsCopied original={original} copy={copy} />
      <form
        id={formId}
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        {error && (
          <RefusalNotice
            className="mb-4"
            error={error}
            heading={say(texts.createFailed)}
            text={say(texts.createFailedText)}
          />
        )}
        <Button kind="primary" type="submit" busy={isBusy} icon={<Sign aria-hidden="true" />} className="w-full">
          {say(isComplete ? texts.create : texts.goOn)}
        </Button>
      </form>
      <p className="mt-2.5 flex flex-wrap gap-x-3 text-small text-subtle">
        {say(texts.changeAll)}
        <Link inherit render={<RouterLink {...newCopyLink(original.referenceNumber)} />}>
          {say(texts.otherCountry)}
        </Link>
      </p>
    </>
  )
}
