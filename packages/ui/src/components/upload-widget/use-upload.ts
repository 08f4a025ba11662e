'use client'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { findSuccessor, focusElement } from '../../foundation/internal/successor-focus.js'
import { useLatest } from '../../foundation/internal/use-latest.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import type { FileRules, UploadRejection } from './check-files.logic.js'
import { flattened, type Incoming } from './dropped-files.js'
import { namedRejection } from './rejection-text.js'
import { sortIncoming } from './sort-incoming.js'
import type { SendFile, Transfer, UploadItem } from './upload-item.js'
import type { uploadWidgetTexts } from './upload-widget.texts.js'
import { type UploadChange, type UploadReason, useFiles } from './use-files.js'
import { useTransfers } from './use-transfers.js'

/** The files and their handlers; also the props of the widget. */
export interface UploadState<Ref> {
  /** The files, when controlled. */
  files?: readonly UploadItem<Ref>[]
  /** The initial files, when uncontrolled; with `upload`, those that have a `file` and no `ref` are sent at once. */
  defaultFiles?: readonly UploadItem<Ref>[]
  /** Called when a file is added, changes state or is removed. */
  onFilesChange?: (files: readonly UploadItem<Ref>[], details: UploadChange) => void
  /** Sends each file when it is added; without it the files wait for the form's submission. */
  upload?: SendFile<Ref>
  /** Deletes a stored file; if it rejects, the file stays. */
  remove?: (item: UploadItem<Ref>) => Promise<void>
  /** A custom rule; returns a message if the file may not be added. */
  validate?: (file: File, others: readonly UploadItem<Ref>[]) => string | undefined
  /** Also checks the first bytes, so that a renamed file is refused before it is sent. */
  checkContent?: boolean
  /** Extracts the server's message if it refused the file itself; undefined for an error that a retry may pass. */
  getServerMessage?: (error: unknown) => string | undefined
  /** Delays before each retry of a temporary error, in milliseconds. */
  retryDelays?: readonly number[]
  /**
   * Lets a new file join the present one in order to replace it; the caller removes the old one once the new one is
   * sent.
   */
  replaces?: boolean
  /** Refuses a folder with a message, or adds its files as if they had been dropped themselves. @default 'refuse' */
  folders?: 'refuse' | 'flatten'
}

interface UseUpload<Ref> extends UploadState<Ref> {
  readonly rules: FileRules
  readonly t: Translate<typeof uploadWidgetTexts>
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly list: RefObject<HTMLUListElement | null>
}

const waits = [1000, 4000]

/** Announces added files politely, and refused ones assertively. */
function tellAdded(
  added: readonly File[],
  refused: readonly UploadRejection[],
  announce: ReturnType<typeof useAnnounce>,
  t: Translate<typeof uploadWidgetTexts>,
  locale: string,
) {
  const [first] = added
  if (added.length > 1) announce(t('addedMany', { count: added.length }))
  else if (first) announce(t('added', { name: first.name }))
  if (refused.length > 1) announce(t('someRejected', { count: refused.length }), 'assertive')
  for (const rejection of refused) announce(namedRejection(rejection, t, locale), 'assertive')
}

/** Adding, sending and deleting, with announcements. */
export function useUpload<Ref>(props: UseUpload<Ref>) {
  const { rules, t } = props
  const { locale } = useEksport()
  const announce = useAnnounce('every')
  const base = useId()
  const counter = useRef(0)
  const [rejected, setRejected] = useState<readonly UploadRejection[]>([])
  const { items, latest, change } = useFiles<Ref>(props)
  const { transfers, online, start, stop, mark } = useTransfers<Ref>({
    send: props.upload,
    retryDelays: props.retryDelays ?? waits,
    messageOf: props.getServerMessage ?? (() => undefined),
    onSent: (item, ref) => {
      announce(t('uploaded', { name: item.name }))
      change(
        latest.current.map((one) => (one.id === item.id ? { ...one, ref } : one)),
        'sent',
      )
    },
    onProblem: (item, message) => announce(message ?? t('failed', { name: item.name }), 'assertive'),
  })

  const transfersNow = useLatest(transfers)

  // Unsent files from an earlier visit are sent on first render.
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    const unsent = latest.current.filter(({ file, ref }) => file !== undefined && ref === undefined)
    if (!hasBegun.current && unsent.length > 0) start(unsent)
    hasBegun.current = true
  })
  useEffect(() => begin(), [])

  const add = async (came: Incoming) => {
    const incoming = props.folders === 'flatten' ? await flattened(came) : came
    // A file that the server refused does not count: new files replace it, possibly its corrected version.
    const standing = () => latest.current.filter(({ id }) => transfersNow.current[id]?.status !== 'refused')
    const present = () => (props.replaces ? [] : standing().map((item) => item.name))
    const { accepted, refused } = await sortIncoming(incoming, present, {
      rules,
      stem: t('pasted'),
      checkContent: Boolean(props.checkContent),
      validate: (file) => props.validate?.(file, standing()),
    })
    setRejected(refused)
    const added = accepted.map((file) => {
      counter.current += 1
      return { id: `${base}-${counter.current}`, name: file.name, size: file.size, file }
    })
    const left = added.length === 0 ? latest.current : standing()
    const taken = change([...left, ...added], incoming.reason, refused)
    tellAdded(taken ? accepted : [], refused, announce, t, locale)
    if (taken) start(added)
  }

  const remove = useRemoval({ props, transfers, latest, stop, mark, change })
  const dismiss = (rejection: UploadRejection, row: HTMLElement | null) => {
    const next = row ? findSuccessor(row, 'button', props.trigger.current) : props.trigger.current
    setRejected(rejected.filter((one) => one !== rejection))
    focusElement(next)
  }
  const retry = (item: UploadItem<Ref>) => start([item])
  const move = (item: UploadItem<Ref>, by: -1 | 1) => {
    const order = [...latest.current]
    const from = order.findIndex(({ id }) => id === item.id)
    const to = from + by
    if (from < 0 || to < 0 || to >= order.length) return
    order.splice(to, 0, ...order.splice(from, 1))
    if (change(order, 'reorder')) announce(t('moved', { name: item.name, place: to + 1, count: order.length }))
  }
  const states = items.map((item) => transfers[item.id]?.status)
  const sending = states.filter((status) => status === 'sending' || status === 'waiting').length
  const refused = states.filter((status) => status === 'refused').length
  return { items, rejected, transfers, online, sending, refused, add, remove, retry, dismiss, move }
}

/** The state and actions that the parts of an upload share. */
export type Upload = ReturnType<typeof useUpload<unknown>>

interface Removal<Ref> {
  readonly props: UseUpload<Ref>
  readonly transfers: Readonly<Record<string, Transfer>>
  readonly latest: RefObject<readonly UploadItem<Ref>[]>
  readonly stop: (id: string) => void
  readonly mark: (id: string, transfer: Transfer | undefined) => void
  readonly change: (next: readonly UploadItem<Ref>[], reason: UploadReason) => boolean
}

/** Cancels a transfer or deletes a stored file; focus moves to the next file's button. */
function useRemoval<Ref>({ props, transfers, latest, stop, mark, change }: Removal<Ref>) {
  const { list, trigger, t, remove: removeStored } = props
  const announce = useAnnounce('every')
  const successorOf = (id: string) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
    return row ? findSuccessor(row, '[data-remove]', trigger.current) : trigger.current
  }
  const drop = (item: UploadItem<Ref>, message: string) => {
    const next = successorOf(item.id)
    const left = latest.current.filter((one) => one.id !== item.id)
    if (!change(left, 'remove')) return
    stop(item.id)
    announce(message)
    focusElement(next)
  }
  const remove = async (item: UploadItem<Ref>) => {
    const transfer = transfers[item.id]
    if (transfer?.status === 'removing') return
    const under = transfer?.status === 'sending' || transfer?.status === 'waiting'
    if (item.ref === undefined || !removeStored)
      return drop(item, t(under ? 'cancelled' : 'removed', { name: item.name }))
    mark(item.id, { status: 'removing' })
    try {
      await removeStored(item)
      mark(item.id, undefined)
      drop(item, t('removed', { name: item.name }))
    } catch {
      mark(item.id, { status: 'remove-failed' })
      announce(t('deleteFailed', { name: item.name }), 'assertive')
    }
  }
  return remove
}
