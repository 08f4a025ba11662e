'use client'
import { CircleCheck, CircleX, Info, X } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useCountdown } from '../../foundation/internal/use-countdown.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { toneSigns } from '../alert/tones.js'
import { Button } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import { toastTexts } from './toast.texts.js'
import { countedText, type Toast } from './toast-store.js'

const signs = { success: CircleCheck, info: Info, danger: CircleX }

interface ToastItemProps {
  toast: Toast
  paused: boolean
  onDismiss: () => void
}

/** One message with its sign, what can be done about it, and the way to close it. */
export function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const t = useTexts('toast', toastTexts)
  useCountdown(toast.duration, { paused, onEnd: onDismiss, restartKey: toast.count })
  const Sign = signs[toast.tone]
  return (
    <li
      data-tone={toast.tone}
      className="eks-toast eks:flex eks:min-h-12 eks:animate-fade-in eks:items-center eks:gap-3 eks:rounded eks:border eks:border-line-strong eks:bg-surface-raised eks:py-2 eks:pr-2 eks:pl-4 eks:text-ui eks:text-text eks:shadow-menu"
    >
      <Sign className={cx('eks:size-icon eks:shrink-0', toneSigns[toast.tone])} />
      <span className="eks:min-w-0 eks:flex-1 eks:wrap-anywhere">{countedText(toast)}</span>
      {toast.action && (
        <Button
          kind="quiet"
          small
          onClick={() => {
            toast.action?.onSelect()
            onDismiss()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton kind="quiet" small label={t('close')} onClick={onDismiss}>
        <X />
      </IconButton>
    </li>
  )
}
