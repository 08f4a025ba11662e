'use client'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { Button } from '../button/button.js'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { useDelayedFlag } from '../internal/use-delayed-flag.js'
import { Spinner } from '../spinner/spinner.js'
import { useTexts } from '../text/use-texts.js'
import { loadingTexts } from './loading.texts.js'

/** Props of {@link Loading}. */
export interface LoadingProps extends ComponentPropsWithRef<'div'> {
  /** Whether something is awaited now. */
  active: boolean
  /** Before this nothing shows: short waits are not worth a word. */
  delay?: number
  /** After this, counted from the start, the hint comes. */
  hintAfter?: number
  /** Shows 'Avbryt'; wire it to an AbortController and give focus back to what started the work. */
  onCancel?: () => void
  /** What is awaited: 'Henter søknader'. */
  label?: string
}

/** Shows after a second that something is awaited, after five that it may take a while, and lets one give up. */
export function Loading({
  active,
  delay = 1000,
  hintAfter = 5000,
  onCancel,
  label,
  className,
  ...props
}: LoadingProps) {
  const t = useTexts('loading', loadingTexts)
  const announce = useAnnounce()
  const visible = useDelayedFlag(active, { delay })
  const slow = useDelayedFlag(active, { delay: hintAfter, minVisible: 0 })
  const name = label ?? t('loading')
  const [hint, done] = [t('hint'), t('done')]
  const spoken = useRef(false)
  useEffect(() => {
    if (visible) announce(name)
    else if (spoken.current) announce(done)
    spoken.current = visible
  }, [visible, name, done, announce])
  useEffect(() => {
    if (slow) announce(hint)
  }, [slow, hint, announce])
  if (!visible) return null
  return (
    <div
      {...props}
      className={cx(
        'eks-loading eks:flex eks:min-h-control eks:flex-wrap eks:items-center eks:gap-3 eks:text-ui eks:text-text',
        className,
      )}
    >
      <Spinner className="eks:over:size-6 eks:text-action eks:over:dense:size-5" />
      <span className="eks:flex-1">
        {name}
        {slow && <span className="eks:block eks:text-small eks:text-subtle">{hint}</span>}
      </span>
      {onCancel && active && (
        <Button small onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}
