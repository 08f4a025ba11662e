'use client'
import { type ComponentPropsWithRef, type RefObject, useLayoutEffect, useState } from 'react'
import { lazyPart, useLazyPart, usePrefetch } from '../../foundation/internal/lazy-part.js'
import { landmarkOf } from '../../foundation/internal/use-landmark.js'
import { FloatingLayer } from './floating-layer.js'
import { PartFailed } from './part-failed.js'

/** Props of {@link Floating}. */
export interface FloatingProps extends Omit<ComponentPropsWithRef<'div'>, 'onKeyDown'> {
  open: boolean
  /** Called when Escape or a press outside wants to close it. */
  onOpenChange: (open: boolean) => void
  /** What it stands by, and what gets focus back: the button. */
  anchor: RefObject<HTMLElement | null>
  /** Keeps focus inside and the page behind out of reach. */
  modal?: boolean
  /** It stands in the landmark of its anchor; in the body otherwise, or in the `<dialog>` around its anchor. */
  inLandmark?: boolean
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  sideOffset?: number
  onKeyDown?: ComponentPropsWithRef<'div'>['onKeyDown']
  /** Where focus goes on opening; the first control otherwise. */
  onOpenAutoFocus?: (event: Event) => void
  onCloseAutoFocus?: (event: Event) => void
}

/** Placing, focus and the way out for all that floats: fetched once for the page, before it is needed where one can tell. */
export const floatingPart = /* @__PURE__ */ lazyPart(() => import('./floating-engine.js'))
const wanted = [floatingPart]

/** A layer by its anchor: the panel under a popover, a menu, a calendar, a tip. */
export function Floating(props: FloatingProps) {
  const { inLandmark = false, ...layerProps } = props
  const { open, anchor, onOpenChange } = props
  const engine = useLazyPart(floatingPart, open)
  usePrefetch(wanted, anchor)
  // Nothing of it stands in the page before it is opened, and all of it from then on: it must be able to give focus back.
  const [place, setPlace] = useState<{ readonly container: HTMLElement | null | undefined }>()
  useLayoutEffect(() => {
    // The browser's own modal dialog lies over all else in the document, and all else is out of reach.
    const dialog = anchor.current?.closest('dialog')
    if (open) setPlace({ container: dialog ?? (inLandmark ? landmarkOf(anchor.current) : null) })
  }, [open, inLandmark, anchor])
  if (!place) return null
  if (engine.kind === 'here') return <FloatingLayer {...layerProps} engine={engine.part} container={place.container} />
  if (engine.kind !== 'failed' || !open) return null
  return <PartFailed part={floatingPart} onClose={() => onOpenChange(false)} />
}
