'use client'

import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { lazyPart, useLazyPart } from '../../foundation/internal/lazy-part.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { type Incoming, incomingOf } from './dropped-files.js'
import type { uploadWidgetTexts } from './upload-widget.texts.js'
import type * as zoneEngine from './zone-engine.js'

type Dropzone = ReturnType<typeof zoneEngine.useDropzone>

/** The library's handlers for the events of the field's elements. */
interface ZoneEvents {
  readonly root: ReturnType<Dropzone['getRootProps']>
  readonly input: ReturnType<Dropzone['getInputProps']>
  readonly open: () => void
}

interface DropListenerProps {
  readonly engine: typeof zoneEngine
  readonly disabled: boolean
  readonly root: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** Where the field finds them. */
  readonly events: RefObject<ZoneEvents | undefined>
  readonly onIncoming: (incoming: Incoming) => void
  readonly onCancel: () => void
  readonly onDragging: (dragging: boolean) => void
}

/** Listens for the field once its library is loaded. Renders nothing, so the elements stay the same. */
function DropListener({ engine, disabled, root, input, events, ...on }: DropListenerProps) {
  const incoming = useRef<Incoming>(undefined)
  const zone = engine.useDropzone({
    disabled,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    getFilesFromEvent: async (event) => {
      if (Array.isArray(event) || event.type === 'dragenter') return []
      incoming.current = incomingOf(event)
      // An input that keeps its file fires no change event when the same file is picked again.
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

interface ZoneOptions {
  readonly disabled: boolean
  readonly onIncoming: (incoming: Incoming) => Promise<void>
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly t: Translate<typeof uploadWidgetTexts>
}

/** Drop, paste and file dialog, without the names of the library behind them. */
export interface UploadZone {
  readonly rootProps: ComponentPropsWithRef<'div'>
  readonly inputProps: ComponentPropsWithRef<'input'>
  readonly dragging: boolean
  readonly open: () => void
  /** Render it with the field. */
  readonly listener: ReactNode
}

/** Handles browser differences, above all while dragging; the field accepts files without it too. */
const zonePart = /* @__PURE__ */ lazyPart(() => import('./zone-engine.js'))

/** Drop, paste and the file dialog; the rules decide what is allowed, with a text for each refusal. */
export function useUploadZone({ disabled, onIncoming, trigger, t }: ZoneOptions): UploadZone {
  const announce = useAnnounce()
  const engine = useLazyPart(zonePart, true)
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const events = useRef<ZoneEvents>(undefined)
  const [dragging, setDragging] = useState(false)

  const take = (incoming: Incoming) => {
    // A drop also leaves the field; its result is announced instead.
    announce('')
    // A phone leaves focus at the top of the page when its file dialog closes.
    if (incoming.reason === 'pick') trigger.current?.focus()
    void onIncoming(incoming)
  }
  /** Handles events before the library is loaded. */
  const takeAlone = (event: SyntheticEvent) => {
    const incoming = incomingOf(event)
    if (incoming.files.length + incoming.folders.length === 0) return
    event.preventDefault()
    if (!disabled) take(incoming)
    if (event.target instanceof HTMLInputElement) event.target.value = ''
  }
  const change = (next: boolean) => {
    if (next === dragging) return
    setDragging(next)
    announce(t(next ? 'entered' : 'left'))
  }
  return {
    rootProps: {
      ref: root,
      onDragEnter: (event) => events.current?.root.onDragEnter?.(event),
      onDragLeave: (event) => events.current?.root.onDragLeave?.(event),
      onDragOver: (event) => (events.current ? events.current.root.onDragOver?.(event) : event.preventDefault()),
      onDrop: (event) => (events.current ? events.current.root.onDrop?.(event) : takeAlone(event)),
      onPaste: (event) => (events.current ? events.current.root.onPaste?.(event) : takeAlone(event)),
    },
    inputProps: {
      ref: input,
      type: 'file',
      tabIndex: -1,
      onClick: (event) => event.stopPropagation(),
      onChange: (event) => (events.current ? events.current.input.onChange?.(event) : takeAlone(event)),
    },
    dragging: dragging && !disabled,
    open: () => (events.current ? events.current.open() : input.current?.click()),
    listener: engine.kind === 'here' && (
      <DropListener
        {...{ disabled, root, input, events }}
        engine={engine.part}
        onIncoming={take}
        onCancel={() => trigger.current?.focus()}
        onDragging={change}
      />
    ),
  }
}
