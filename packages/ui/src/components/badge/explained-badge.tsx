'use client'
import type { ComponentPropsWithRef } from 'react'
import { useBadgeTip } from './use-badge-tip.js'

interface ExplainedBadgeProps extends ComponentPropsWithRef<'button'> {
  /** What the state means: already a part of the button's name, so the tip itself is for the eye. */
  explanation: string
}

/** A badge that is pressed, pointed at or focused for an explanation. */
export function ExplainedBadge({ explanation, ...props }: ExplainedBadgeProps) {
  const { badgeProps, tipProps } = useBadgeTip()
  return (
    <>
      <button {...props} type="button" {...badgeProps} />
      <span {...tipProps} aria-hidden="true" className="eks-badge-tip">
        {explanation}
      </span>
    </>
  )
}
