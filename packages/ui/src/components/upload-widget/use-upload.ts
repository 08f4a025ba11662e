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
import { refusalMessage, type SendFile, type Transfer, type UploadItem } from './upload-item.js'
import type { uploadWidgetTexts } from './upload-widget.texts.js'
import { type UploadChange, type UploadReason, useFiles } from './use-files.js'
import { useTransfers } from './use-transfers.js'

/** The files and what is done with them; also the props of the widget. */
export interface UploadState<Ref> {
  /** The files, when the caller owns them. */
  files?: readonly UploadItem<Ref>[]
  /** The files at first; with `upload`, those that have a `file` and no `ref` are sent at once. */
  defaultFiles?: readonly UploadItem<Ref>[]
  /** Called when a file is added, changes state or is removed. */
  onFilesChange?: (files: readonly UploadItem<Ref>[], details: UploadChange) => void
  /** Sends each file when it is added; without it the files wait for the form. */
  upload?: SendFile<Ref>
  /** Deletes a stored file; when it rejects, the file stays. */
  remove?: (item: UploadItem<Ref>) => Promise<void>
  /** A rule of one's own; its words when the file may not join. */
  validate?: (file: File, others: readonly UploadItem<Ref>[]) => string | undefined
  /** Looks at the first bytes too, so that a renamed file is caught before it is sent. */
  checkContent?: boolean
  /** The server's words about the file itself; by default those of the two codes that refuse one. */
  getServerMessage?: (error: unknown) => string | undefined
  /** Milliseconds before each further try of what may pass. */
  retryDelays?: readonly number[]
  /** A new file is to take the place of the one that is there: it may join it, and the caller takes the old one away when it is sent. */
  replaces?: boolean
  /** A folder is refused in words, or its files are taken as if they had been dropped themselves. @default 'refuse' */
  folders?: 'refuse' | 'flatten'
}

interface UseUpload<Ref> extends UploadState<Ref> {
  readonly rules: FileRules
  readonly t: Translate<typeof uploadWidgetTexts>
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly list: RefObject<HTMLUListElement | null>
}

const waits = [1000, 4000]

/** Says what was added, politely, and what was not, at once. */
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

/** Adding, sending and deleting, with what is said about each. */
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
    messageOf: props.getServerMessage ?? refusalMessage,
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

  // What an earlier visit has left is on its way from the first sight.
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    const unsent = latest.current.filter(({ file, ref }) => file !== undefined && ref === undefined)
    if (!hasBegun.current && unsent.length > 0) start(unsent)
    hasBegun.current = true
  })
  useEffect(() => begin(), [])

  const add = async (came: Incoming) => {
    const incoming = props.folders === 'flatten' ? await flattened(came) : came
    // What the server refused is none of the files: it gives way to what comes, which may well be the same one put right.
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

/** What the parts of an upload can see and do. */
export type Upload = ReturnType<typeof useUpload<unknown>>

interface Removal<Ref> {
  readonly props: UseUpload<Ref>
  readonly transfers: Readonly<Record<string, Transfer>>
  readonly latest: RefObject<readonly UploadItem<Ref>[]>
  readonly stop: (id: string) => void
  readonly mark: (id: string, transfer: Transfer | undefined) => void
  readonly change: (next: readonly UploadItem<Ref>[], reason: UploadReason) => boolean
}

/** Cancels what is under way and deletes what is stored; focus goes on to the next file's button. */
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
