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

/** What a control must pass on to its element to have a tip. */
interface TriggerProps {
  'aria-describedby'?: string | undefined
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words more about the control; never what one cannot do without. */
  text: ReactNode
  /** A control that takes focus. What cannot take focus needs a {@link Toggletip}. */
  children: ReactElement<TriggerProps>
  /** Where it stands when there is room. */
  side?: 'top' | 'bottom'
}

const openAfterMs = 300
const closeAfterMs = 150

export const tipLook =
  'eks-tip eks:z-60 eks:max-w-65 eks:rounded-sm eks:edge-1 eks:border-transparent eks:bg-text eks:px-2.5 eks:py-1 eks:text-small eks:lh-tight eks:text-page'

/** Opens after a moment and closes after a moment, so that the pointer can move onto the tip (1.4.13). */
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

/** Words that show on hover and focus; they stay while the pointer is on them and go away with Escape. */
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
  /** Id of the tip while it is open. */
  tipId: string | undefined
  onPoint: (element: HTMLElement) => void
  onLeave: () => void
  onFocus: (element: HTMLElement) => void
  onBlur: () => void
}

/** The caller's control as one that has a tip: a finger has none, and focus by pointer opens none. */
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
