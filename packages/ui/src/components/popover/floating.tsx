'use client'

import { type ComponentPropsWithRef, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { intoSight } from '../../foundation/internal/into-sight.js'
import { isFocusFree } from '../../foundation/internal/is-focus-free.js'
import { landmarkOf, layerPlace } from '../../foundation/internal/layer-place.js'
import { lazyPart, useLazyPart, usePrefetch } from '../../foundation/internal/lazy-part.js'
import { leaveEscape } from '../../foundation/internal/leave-escape.js'
import { useEarlyFocus } from '../../foundation/internal/use-early-focus.js'
import { ownsKeys, useFirstEscape } from '../../foundation/internal/use-first-escape.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import type * as FloatingEngine from './floating-engine.js'
import { PartFailed } from './part-failed.js'

interface FloatingLayerProps extends Omit<FloatingProps, 'inLandmark'> {
  engine: typeof FloatingEngine
  /** Where it stands in the document; the body otherwise. */
  container: HTMLElement | null | undefined
}

/** A {@link Floating} whose library has come: placing by the anchor, focus in and back, Escape and a press outside. */
function FloatingLayer(props: FloatingLayerProps) {
  const {
    engine,
    open,
    onOpenChange,
    anchor,
    modal = false,
    container,
    sideOffset = 6,
    onOpenAutoFocus,
    onCloseAutoFocus,
    ref,
    ...rest
  } = props
  const { ref: layerRef, ...early } = useEarlyFocus(open, onOpenAutoFocus)
  const layer = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(useMergedRef(layerRef, layer), ref)
  useFirstEscape(open, ownsKeys(layer, anchor), () => onOpenChange(false))
  const left = useRef(false)
  // The library gives focus back in a task of its own; whoever opened the layer again by then is inside already.
  const openNow = useRef(open)
  useLayoutEffect(() => {
    openNow.current = open
    return () => {
      openNow.current = false
    }
  }, [open])
  return (
    <engine.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <engine.Anchor virtualRef={anchor} />
      <engine.Portal container={container}>
        <engine.Content
          sideOffset={sideOffset}
          collisionPadding={8}
          onFocus={intoSight}
          {...rest}
          {...early}
          data-eks-layer=""
          ref={mergedRef}
          onEscapeKeyDown={leaveEscape}
          onInteractOutside={(event) => {
            if (event.defaultPrevented) return
            // The button closes what it opened by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
            else left.current = !modal
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            // Whoever pressed something else on the page is there already, and so is the heading of a page that came meanwhile.
            if (!event.defaultPrevented && !left.current && !openNow.current && isFocusFree()) anchor.current?.focus()
            event.preventDefault()
            left.current = false
          }}
        />
      </engine.Portal>
    </engine.Root>
  )
}

/** Props of {@link Floating}. */
export interface FloatingProps extends Omit<ComponentPropsWithRef<'div'>, 'onKeyDown'> {
  open: boolean
  /** Called when Escape or a press outside wants to close it. */
  onOpenChange: (open: boolean) => void
  /** What it stands by, and what gets focus back: the button. */
  anchor: RefObject<HTMLElement | null>
  /** Keeps focus inside and the page behind out of reach. */
  modal?: boolean
  /** It stands in the landmark of its anchor; in the body otherwise, or in a dialog around its anchor that is not ours. */
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
    if (open) setPlace({ container: layerPlace(anchor.current) ?? (inLandmark ? landmarkOf(anchor.current) : null) })
  }, [open, inLandmark, anchor])
  if (!place) return null
  if (engine.kind === 'here') return <FloatingLayer {...layerProps} engine={engine.part} container={place.container} />
  if (engine.kind !== 'failed' || !open) return null
  return <PartFailed part={floatingPart} onClose={() => onOpenChange(false)} />
}
