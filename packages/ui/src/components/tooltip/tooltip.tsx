'use client'
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { Floating, floatingPart } from '../popover/floating.js'

/** The props that a control must pass on to its element. */
interface TriggerProps {
  'aria-describedby'?: string | undefined
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few more words about the control; never essential information. */
  text: ReactNode
  /** A focusable control. For anything else use {@link Toggletip}. */
  children: ReactElement<TriggerProps>
  /** The preferred side, if there is room. */
  side?: 'top' | 'bottom'
}

const openAfterMs = 300
const closeAfterMs = 150

export const tipLook =
  'eks-tip eks:z-60 eks:max-w-65 eks:rounded-sm eks:edge-1 eks:border-transparent eks:bg-text eks:px-2.5 eks:py-1 eks:text-small eks:lh-tight eks:text-page'

/** Opens and closes after a short delay, so that the pointer can move onto the tooltip (1.4.13). */
function useHover() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }
  return { open, setOpen, enter: () => later(true, openAfterMs), leave: () => later(false, closeAfterMs) }
}

/** Text that shows on hover and focus; it stays while the pointer is on it, and Escape closes it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const { open, setOpen, enter, leave } = useHover()
  const anchor = useRef<HTMLElement>(null)
  const id = useId()
  const meet = (element: HTMLElement) => {
    anchor.current = element
    void floatingPart.load()
  }
  return (
    <>
      <TipTrigger
        element={children}
        tipId={open ? id : undefined}
        onPoint={(element) => {
          meet(element)
          enter()
        }}
        onLeave={leave}
        onFocus={(element) => {
          meet(element)
          setOpen(true)
        }}
        onBlur={() => setOpen(false)}
      />
      <Floating
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        inLandmark
        role="tooltip"
        id={id}
        side={side}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onPointerEnter={enter}
        onPointerLeave={leave}
        className={tipLook}
      >
        {text}
      </Floating>
    </>
  )
}

interface TipTriggerProps {
  element: ReactElement<TriggerProps>
  /** Id of the tooltip while it is open. */
  tipId: string | undefined
  onPoint: (element: HTMLElement) => void
  onLeave: () => void
  onFocus: (element: HTMLElement) => void
  onBlur: () => void
}

/** The caller's control with tooltip handlers: not for touch, and not for focus by pointer. */
function TipTrigger({ element, tipId, onPoint, onLeave, onFocus, onBlur }: TipTriggerProps) {
  const own = element.props
  return cloneElement(element, {
    'aria-describedby': cx(own['aria-describedby'], tipId) || undefined,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event)
      if (event.pointerType !== 'touch') onPoint(event.currentTarget)
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event)
      onLeave()
    },
    onFocus: (event) => {
      own.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) onFocus(event.currentTarget)
    },
    onBlur: (event) => {
      own.onBlur?.(event)
      onBlur()
    },
  })
}
