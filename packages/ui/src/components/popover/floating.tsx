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
  /** The parent element. @default the body */
  container: HTMLElement | null | undefined
}

/**
 * A {@link Floating} whose library is loaded: positioning by the anchor, focus in and back, Escape and a press outside.
 */
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
  // The library restores focus in a later task; by then the layer may have been opened again, with focus inside.
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
            // If the user pressed something else on the page, or a new page focused its heading, focus stays there.
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
  /** Called when Escape or a press outside requests closing. */
  onOpenChange: (open: boolean) => void
  /** The element to position by, which also gets focus back: the button. */
  anchor: RefObject<HTMLElement | null>
  /** Traps focus and makes the page behind inert. */
  modal?: boolean
  /** Renders in the landmark of its anchor; otherwise in the body, or in a third-party dialog around its anchor. */
  inLandmark?: boolean
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  sideOffset?: number
  onKeyDown?: ComponentPropsWithRef<'div'>['onKeyDown']
  /** Called to set focus on opening. @default the first control */
  onOpenAutoFocus?: (event: Event) => void
  onCloseAutoFocus?: (event: Event) => void
}

/**
 * Positioning, focus and dismissal for everything that floats: loaded once per page, if possible before it is needed.
 */
export const floatingPart = /* @__PURE__ */ lazyPart(() => import('./floating-engine.js'))
const wanted = [floatingPart]

/** A layer positioned by its anchor: the panel of a popover, a menu, a calendar, a tooltip. */
export function Floating(props: FloatingProps) {
  const { inLandmark = false, ...layerProps } = props
  const { open, anchor, onOpenChange } = props
  const engine = useLazyPart(floatingPart, open)
  usePrefetch(wanted, anchor)
  // Nothing is rendered before it first opens; after that it stays mounted, to be able to restore focus.
  const [place, setPlace] = useState<{ readonly container: HTMLElement | null | undefined }>()
  useLayoutEffect(() => {
    if (open) setPlace({ container: layerPlace(anchor.current) ?? (inLandmark ? landmarkOf(anchor.current) : null) })
  }, [open, inLandmark, anchor])
  if (!place) return null
  if (engine.kind === 'here') return <FloatingLayer {...layerProps} engine={engine.part} container={place.container} />
  if (engine.kind !== 'failed' || !open) return null
  return <PartFailed part={floatingPart} onClose={() => onOpenChange(false)} />
}
