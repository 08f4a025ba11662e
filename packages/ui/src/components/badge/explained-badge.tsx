'use client'

import { type ComponentPropsWithRef, type PointerEvent, type ToggleEvent, useEffect, useId, useRef } from 'react'

const closeAfterMs = 150
const gap = 6
const edge = 8

/** Above the badge, or below where there is no room; never outside the window. */
function place(tip: HTMLElement, badge: HTMLElement) {
  const at = badge.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const above = at.top - height - gap
  tip.style.top = `${above < edge ? at.bottom + gap : above}px`
  tip.style.left = `${Math.max(edge, Math.min(at.left, innerWidth - width - edge))}px`
}

/**
 * A tip in the browser's own top layer: a tap opens it, Escape and a press outside close it. Added here: it opens under
 * the pointer and on visible focus, and stays while the pointer is on it (1.4.13).
 */
function useBadgeTip() {
  const badge = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isOpen = () => tip.current?.matches(':popover-open') ?? false
  const show = () => {
    clearTimeout(timer.current)
    if (!isOpen()) tip.current?.showPopover?.()
  }
  const hide = () => {
    if (isOpen()) tip.current?.hidePopover()
  }
  const later = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(hide, closeAfterMs)
  }
  const hover = {
    onPointerEnter: (event: PointerEvent) => {
      // A finger only passes by: its tap decides.
      if (event.pointerType !== 'touch') show()
    },
    onPointerLeave: later,
  }
  const id = useId()
  return {
    badgeProps: {
      ...hover,
      ref: badge,
      popoverTarget: id,
      // Shows, never toggles: the pointer that presses has opened it by coming.
      popoverTargetAction: 'show',
      onFocus: () => {
        if (badge.current?.matches(':focus-visible')) show()
      },
      onBlur: hide,
    },
    tipProps: {
      ...hover,
      id,
      ref: tip,
      popover: 'auto',
      onToggle: (event: ToggleEvent) => {
        if (event.newState !== 'open' || !tip.current || !badge.current) return
        place(tip.current, badge.current)
        // The page moves on under a tip that stands still.
        addEventListener('scroll', hide, { once: true, capture: true })
      },
    },
  } as const
}

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
