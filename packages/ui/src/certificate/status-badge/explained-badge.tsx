'use client'
import type { ComponentPropsWithRef } from 'react'
import { useBadgeTip } from './use-badge-tip.js'

interface ExplainedBadgeProps extends ComponentPropsWithRef<'button'> {
  /** What the status means: already a part of the button's name, so the tip itself is for the eye. */
  description: string
}

/** A badge that is pressed, pointed at or focused for an explanation. */
export function ExplainedBadge({ description, ...props }: ExplainedBadgeProps) {
  const { badgeProps, tipProps } = useBadgeTip()
  return (
    <>
      <button {...props} type="button" {...badgeProps} />
      <span {...tipProps} aria-hidden="true" className="eks-badge-tip">
        {description}
      </span>
    </>
  )
}
