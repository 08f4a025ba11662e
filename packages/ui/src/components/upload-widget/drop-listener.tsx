'use client'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Incoming, incomingOf } from './dropped-files.js'
import type * as zoneEngine from './zone-engine.js'

type Dropzone = ReturnType<typeof zoneEngine.useDropzone>

/** What the library does with the events of the field's elements. */
export interface ZoneEvents {
  readonly root: ReturnType<Dropzone['getRootProps']>
  readonly input: ReturnType<Dropzone['getInputProps']>
  readonly open: () => void
}

interface DropListenerProps {
  readonly engine: typeof zoneEngine
  readonly disabled: boolean
  readonly root: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** Where the field finds it. */
  readonly events: RefObject<ZoneEvents | undefined>
  readonly onIncoming: (incoming: Incoming) => void
  readonly onCancel: () => void
  readonly onDragging: (dragging: boolean) => void
}

/** Listens for the field once its library has come, and draws nothing: the elements stay those that they were. */
export function DropListener({ engine, disabled, root, input, events, ...on }: DropListenerProps) {
  const incoming = useRef<Incoming>(undefined)
  const zone = engine.useDropzone({
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
    onDrop: () => incoming.current && on.onIncoming(incoming.current),
    onFileDialogCancel: on.onCancel,
  })
  const { rootRef, inputRef, getRootProps, getInputProps, open, isDragActive } = zone
  useLayoutEffect(() => {
    Object.assign(rootRef, { current: root.current })
    Object.assign(inputRef, { current: input.current })
    events.current = { root: getRootProps(), input: getInputProps(), open }
    return () => {
      events.current = undefined
    }
  })
  const tell = useEffectEvent(on.onDragging)
  useEffect(() => tell(isDragActive), [isDragActive])
  return null
}
