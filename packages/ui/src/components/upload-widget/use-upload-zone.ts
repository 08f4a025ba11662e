'use client'
import { type ComponentPropsWithRef, type RefObject, useEffect, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { type Incoming, incomingOf } from './dropped-files.js'
import type { uploadWidgetTexts } from './upload-widget.texts.js'

interface ZoneOptions {
  readonly disabled: boolean
  readonly onIncoming: (incoming: Incoming) => Promise<void>
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly t: Translate<typeof uploadWidgetTexts>
}

/** Drop, paste and the browser's dialog, without the names of the library that listens to them. */
export interface UploadZone {
  readonly rootProps: ComponentPropsWithRef<'div'>
  readonly inputProps: ComponentPropsWithRef<'input'>
  readonly dragging: boolean
  readonly open: () => void
}

/** Drop, paste and the browser's dialog; what is allowed is decided by the rules, with words for each refusal. */
export function useUploadZone({ disabled, onIncoming, trigger, t }: ZoneOptions): UploadZone {
  const announce = useAnnounce()
  const incoming = useRef<Incoming>(undefined)
  const zone = useDropzone({
    disabled,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    getFilesFromEvent: async (event) => {
      if (Array.isArray(event) || event.type === 'dragenter') return []
      incoming.current = incomingOf(event)
      // An input that keeps its file reports no change when the same one is picked again.
      if (event.target instanceof HTMLInputElement) event.target.value = ''
      return [...incoming.current.files]
    },
    onDrop: () => {
      if (!incoming.current) return
      // A phone leaves focus at the top of the page when its own dialog closes.
      if (incoming.current.reason === 'pick') trigger.current?.focus()
      void onIncoming(incoming.current)
    },
    onFileDialogCancel: () => trigger.current?.focus(),
  })
  const dragging = zone.isDragActive && !disabled
  const inside = useRef(false)
  useEffect(() => {
    if (inside.current === dragging) return
    inside.current = dragging
    announce(t(dragging ? 'entered' : 'left'))
  }, [dragging, announce, t])
  return {
    rootProps: zone.getRootProps({ role: undefined, tabIndex: undefined }),
    inputProps: zone.getInputProps(),
    dragging,
    open: zone.open,
  }
}
