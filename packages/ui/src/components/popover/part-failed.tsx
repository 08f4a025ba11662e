'use client'
import type { LazyPart } from '../../foundation/internal/lazy-part.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { partFailedTexts } from './part-failed.texts.js'

interface PartFailedProps {
  part: LazyPart<unknown>
  /** For a message at the edge of the window, where there is no room by its button. */
  onClose?: () => void
}

const atEdge =
  'eks:fixed eks:inset-x-4 eks:bottom-4 eks:z-60 eks:mx-auto eks:max-w-120 eks:rounded eks:edge-1 eks:border-danger-edge eks:bg-surface-raised eks:p-4 eks:floating'

/** Says that a lazy part could not be loaded, and offers to try again. */
export function PartFailed({ part, onClose }: PartFailedProps) {
  const t = useTexts('partFailed', partFailedTexts)
  return (
    <div className={onClose ? `eks-part-failed ${atEdge}` : 'eks-part-failed'}>
      <p role="alert" className="eks:text-ui eks:lh-text eks:text-text">
        {t('failed')}
      </p>
      <div className="eks:mt-3 eks:flex eks:flex-wrap eks:gap-3">
        <Button small onClick={() => void part.load()}>
          {t('retry')}
        </Button>
        {onClose && (
          <Button small kind="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </div>
  )
}
