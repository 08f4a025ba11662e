'use client'
import type { ApplicationStatus, Viewpoint } from '@eksport/domain'
import { Ban, CircleCheck, CircleDashed, Contrast, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { useEksport } from '../text/eksport-context.js'
import { useTexts } from '../text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { badgeContent, type StatusTone } from './status-badge.logic.js'
import { badgeLabel, badgeStyle } from './status-badge.style.js'
import { statusBadgeTexts } from './status-badge.texts.js'

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One of the 17 statuses; any other string is shown as it is, in the neutral tone. */
  status: ApplicationStatus | (string & {})
  /** Exporters and caseworkers see different colours: what waits for one is at work for the other. */
  viewpoint: Viewpoint
  /** Replaces the word of the status. */
  label?: string
  /** Says 'Status endret til …' when the status changes while the badge is on the page. */
  announceChanges?: boolean
}

const icons: Record<StatusTone, LucideIcon> = {
  success: CircleCheck,
  info: Contrast,
  warning: TriangleAlert,
  danger: Ban,
  neutral: CircleDashed,
}

/**
 * The status of an application as shape, word and colour.
 * What the status means is inside it as hidden text and as the pointer's tooltip.
 */
export function StatusBadge({ status, viewpoint, label, announceChanges, className, ...props }: StatusBadgeProps) {
  const { locale } = useEksport()
  const content = badgeContent(status, viewpoint, locale)
  const word = label ?? content.label
  useStatusAnnouncement(word, announceChanges ?? false)
  const Icon = icons[content.tone]
  return (
    <span
      title={content.description}
      {...props}
      data-tone={content.tone}
      className={cx('eks-status-badge', badgeStyle({ tone: content.tone }), className)}
    >
      <Icon
        aria-hidden="true"
        className={cx('eks:size-badge-icon', content.tone === 'info' && 'eks:[&>path]:fill-current')}
      />
      <span className={badgeLabel}>{word}</span>
      {content.description && <VisuallyHidden>: {content.description}</VisuallyHidden>}
    </span>
  )
}

function useStatusAnnouncement(word: string, active: boolean) {
  const announce = useAnnounce()
  const t = useTexts('status-badge', statusBadgeTexts)
  const previous = useRef(word)
  useEffect(() => {
    if (previous.current === word) return
    previous.current = word
    if (active) announce(t('changed', { status: word }))
  }, [word, active, announce, t])
}
