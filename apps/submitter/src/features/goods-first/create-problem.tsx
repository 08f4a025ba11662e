import { formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Link } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { stepLink } from '../../draft/step-link.ts'
import { RefusalNotice } from '../../form/refusal-notice.tsx'
import { goodsTexts as texts } from './goods.texts.ts'

interface CreateProblemProps {
  readonly error: unknown
  /** References of the drafts that were created all the same. */
  readonly begun: readonly number[]
  readonly onTryAgain: () => void
}

/** Why not everything was created, and which drafts were; those are not created again. */
export function CreateProblem({ error, begun, onTryAgain }: CreateProblemProps) {
  const say = useText()
  const isPartly = begun.length > 0
  return (
    <div className="mx-7 mb-5 grid gap-3 max-md:mx-4">
      <RefusalNotice
        error={error}
        heading={say(isPartly ? texts.restFailed : texts.createFailed)}
        text={say(texts.createFailedText)}
        onTryAgain={onTryAgain}
      />
      {isPartly && (
        <Alert tone="success" role="status">
          <p>{say(texts.restFailedText)}</p>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {begun.map((reference) => (
              <li key={reference}>
                <Link render={<RouterLink {...stepLink(reference, { step: 'avsender' })} />}>
                  {say(texts.openOther, { reference: formatReference(reference) })}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
