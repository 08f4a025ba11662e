'use client'
import { useLayoutEffect, useRef } from 'react'
import { intoSight } from '../../foundation/internal/into-sight.js'
import { isFocusFree } from '../../foundation/internal/is-focus-free.js'
import { leaveEscape } from '../../foundation/internal/leave-escape.js'
import { useEarlyFocus } from '../../foundation/internal/use-early-focus.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import type { FloatingProps } from './floating.js'
import type * as FloatingEngine from './floating-engine.js'

interface FloatingLayerProps extends Omit<FloatingProps, 'inLandmark'> {
  engine: typeof FloatingEngine
  /** Where it stands in the document; the body otherwise. */
  container: HTMLElement | null | undefined
}

/** A {@link Floating} whose library has come: placing by the anchor, focus in and back, Escape and a press outside. */
export function FloatingLayer(props: FloatingLayerProps) {
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
  const mergedRef = useMergedRef(layerRef, ref)
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
