'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { MessageCircle } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { listen } from '../../foundation/internal/listen.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button, type ButtonProps } from '../button/button.js'
import { overlaps } from './feedback-form.logic.js'
import { feedbackFormTexts } from './feedback-form.texts.js'

/** Distance between the button and the focused element, in pixels. */
const air = 8

/** Whether the focused element would be behind the button's place (WCAG 2.4.11). The place itself never moves. */
function useCoversFocus(place: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      const focused = document.activeElement
      const own = place.current
      const elsewhere = own && focused && focused !== document.body && !own.contains(focused)
      setCovers(Boolean(elsewhere && overlaps(focused.getBoundingClientRect(), own.getBoundingClientRect(), air)))
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const stop = listen(window, ['focusin', 'scroll', 'resize'], later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [place])
  return covers
}

/** Props of {@link FeedbackLauncher}. */
export type FeedbackLauncherProps = Omit<ButtonProps, 'children' | 'icon' | 'kind'>

/**
 * The floating button that opens {@link FeedbackForm}; only its icon on a phone. It is below dialogs and toasts, and
 * slides out of view while it would cover the focused element.
 */
export function FeedbackLauncher({ className, ...props }: FeedbackLauncherProps) {
  const t = useTexts('feedbackForm', feedbackFormTexts)
  const place = useRef<HTMLDivElement>(null)
  const aside = useCoversFocus(place)
  return (
    <div ref={place} data-print="hide" className="eks-feedback-launcher">
      <Button
        {...props}
        icon={<MessageCircle />}
        data-aside={aside || undefined}
        className={cx(
          'eks:pointer-events-auto eks:floating eks:over:[transition:translate_var(--eks-fast)_var(--eks-ease)] eks:coarse:min-h-11 eks:narrow:min-h-12 eks:narrow:min-w-12',
          className,
        )}
      >
        <span className="eks:narrow:sr-only">{t('title')}</span>
      </Button>
    </div>
  )
}
