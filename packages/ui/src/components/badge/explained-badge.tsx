'use client'

import { type ComponentPropsWithRef, type PointerEvent, type ToggleEvent, useEffect, useId, useRef } from 'react'

const closeAfterMs = 150
const gap = 6
const edge = 8

/** Above the badge, or below it if there is no room; always inside the window. */
function place(tip: HTMLElement, badge: HTMLElement) {
  const at = badge.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const above = at.top - height - gap
  tip.style.top = `${above < edge ? at.bottom + gap : above}px`
  tip.style.left = `${Math.max(edge, Math.min(at.left, innerWidth - width - edge))}px`
}

/**
 * A tooltip in the browser's top layer: a tap opens it, Escape and a press outside close it. In addition it opens on
 * hover and on visible focus, and stays while the pointer is on it (1.4.13).
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
      // A touch may only pass over it; its tap decides.
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
      // Shows instead of toggling: the pressing pointer has already opened it by hovering.
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
        // On scroll the page would move away below the fixed tooltip.
        addEventListener('scroll', hide, { once: true, capture: true })
      },
    },
  } as const
}

interface ExplainedBadgeProps extends ComponentPropsWithRef<'button'> {
  /** The explanation of the state, already part of the button's name; the tooltip is visual only. */
  explanation: string
}

/** A badge that shows an explanation when pressed, hovered or focused. */
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
