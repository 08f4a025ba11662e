'use client'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { toastTexts } from './toast.texts.js'
import { countedText, type Toast } from './toast-store.js'

/** What was said and went, for who looked away: the newest first. */
export function ToastHistory({ toasts, className }: { toasts: readonly Toast[]; className?: string }) {
  const t = useTexts('toast', toastTexts)
  return (
    <div
      className={cx(
        'eks-toast-history eks:rounded eks:border eks:border-line-strong eks:bg-surface-raised eks:px-4 eks:py-3 eks:text-small eks:text-text eks:shadow-menu',
        className,
      )}
    >
      <p className="eks:font-semibold">{t('history')}</p>
      <ol className="eks:mt-1 eks:flex eks:flex-col eks:gap-1">
        {toasts.map((toast, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an id that an app gave may have come and gone several times
          <li key={place} className="eks:wrap-anywhere">
            {countedText(toast)}
          </li>
        ))}
      </ol>
    </div>
  )
}
