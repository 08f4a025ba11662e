'use client'
import type { ApplicationStatus, Viewpoint } from '@eksport/domain'
import { Badge, type BadgeProps } from '../../components/badge/badge.js'
import { cx } from '../../foundation/internal/cx.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { textIn } from '../../foundation/text/text-in.js'
import { badgeContent } from './status-badge.logic.js'
import { statusBadgeTexts } from './status-badge.texts.js'

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends Omit<BadgeProps, 'label' | 'tone' | 'messages'> {
  /** One of the 17 statuses; any other string is shown as it is, in the neutral tone. */
  status: ApplicationStatus | (string & {})
  /** Exporters and caseworkers see different colours: what waits for one is in progress for the other. */
  viewpoint: Viewpoint
  /** Replaces the status word. */
  label?: string
  /** Replaces the explanation of the status where the usual one does not fit this application. */
  explanation?: string | undefined
}

/**
 * The status of an application as shape, word and colour. The explanation is included as hidden text and as the tooltip.
 */
export function StatusBadge({ status, viewpoint, label, explanation, className, ...props }: StatusBadgeProps) {
  const context = useEksport()
  const { tone, label: word, description, group } = badgeContent(status, viewpoint, context)
  return (
    <Badge
      {...props}
      data-group={group}
      tone={tone}
      label={label ?? word}
      explanation={explanation ?? description}
      messages={{ changed: textIn(context, 'status-badge', statusBadgeTexts, 'changed') }}
      className={cx('eks-status-badge', className)}
    />
  )
}
