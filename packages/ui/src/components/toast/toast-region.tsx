'use client'

import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CircleCheck, CircleX, Info, X } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { listen } from '../../foundation/internal/listen.js'
import { useCountdown } from '../../foundation/internal/use-countdown.js'
import { useStore } from '../../foundation/internal/use-store.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { toneSigns } from '../alert/tones.js'
import { Button } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import { toastTexts } from './toast.texts.js'
import { countedText, type Toast, toastStore } from './toast-store.js'
import { useBesideLayers, useRegionFocus } from './use-region-focus.js'
import { useToastPlace } from './use-toast-place.js'

const signs = { success: CircleCheck, info: Info, danger: CircleX }

interface ToastItemProps {
  toast: Toast
  paused: boolean
  onDismiss: () => void
}

/** One message with its sign, what can be done about it, and the way to close it. */
function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const t = useTexts('toast', toastTexts)
  useCountdown(toast.duration, { paused, onEnd: onDismiss, restartKey: toast.count })
  const Sign = signs[toast.tone]
  return (
    <li
      data-tone={toast.tone}
      className="eks-toast eks:flex eks:min-h-12 eks:animate-fade-in eks:items-center eks:gap-3 eks:rounded eks:edge-1 eks:border-line-strong eks:bg-surface-raised eks:py-2 eks:pe-2 eks:ps-4 eks:text-ui eks:text-text eks:floating"
    >
      <Sign className={cx('eks:size-icon eks:shrink-0', toneSigns[toast.tone])} />
      <span className="eks:min-w-0 eks:flex-1 eks:wrap-anywhere">{countedText(toast)}</span>
      {toast.action && (
        <Button
          kind="quiet"
          small
          onClick={() => {
            toast.action?.onSelect()
            onDismiss()
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton kind="quiet" small label={t('close')} onClick={onDismiss}>
        <X />
      </IconButton>
    </li>
  )
}

/** What was said and went, for who looked away: the newest first. */
function ToastHistory({ toasts, className }: { toasts: readonly Toast[]; className?: string }) {
  const t = useTexts('toast', toastTexts)
  return (
    <div
      className={cx(
        'eks-toast-history eks:rounded eks:edge-1 eks:border-line-strong eks:bg-surface-raised eks:px-4 eks:py-3 eks:text-small eks:text-text eks:floating',
        className,
      )}
    >
      <p className="eks:weight-semibold">{t('history')}</p>
      <ol className="eks:mt-1 eks:flex eks:flex-col eks:gap-1">
        {toasts.map((toast, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an id that an app gave may have come and gone several times
          <li key={place} className="eks:wrap-anywhere">
            {countedText(toast)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** More than these at once nobody reads. */
const maxShown = 3

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => listen(document, ['visibilitychange'], onChange),
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

/** Says each message that comes into sight once, and one that counts up again; an older one never anew. */
function useSpokenToasts(shown: readonly Toast[]) {
  const announce = useAnnounce('every')
  const known = useRef(new WeakSet<Toast>())
  useEffect(() => {
    for (const toast of shown.slice(-maxShown)) {
      if (!known.current.has(toast)) announce(toast.text, toast.tone === 'danger' ? 'assertive' : 'polite')
    }
    for (const toast of shown) known.current.add(toast)
  }, [shown, announce])
}

/** What was said goes with the language that it was said in: the words are the caller's, and cannot be said anew. */
function useOneLanguage() {
  const { locale } = useEksport()
  const before = useRef(locale)
  useEffect(() => {
    if (before.current !== locale) toastStore.clear()
    before.current = locale
  }, [locale])
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Instead of 'Varsler'; the number of receipts stands after it. */
  label?: string
  /** On the region. */
  className?: string
}

/**
 * Where receipts show; one a page. F6 goes to it, also when the last receipt has gone: then it lists the latest.
 * Escape closes the one that has focus, or the newest, and at last gives focus back.
 */
export function ToastRegion({ label, className }: ToastRegionProps) {
  const { shown, history } = useStore(toastStore)
  const t = useTexts('toast', toastTexts)
  const { region, visited, focused, leave, onFocus, onBlur } = useRegionFocus(shown)
  const [pointed, setPointed] = useState(false)
  const hidden = usePageHidden()
  const inSight = shown.slice(-maxShown)
  const name = label ?? t('region')
  useOneLanguage()
  useSpokenToasts(shown)
  useBesideLayers(region)
  const place = useToastPlace(shown)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    // A dialog of the browser's own would close for it.
    event.preventDefault()
    const rows = [...(region.current?.querySelectorAll('.eks-toast') ?? [])]
    const toast = inSight[rows.findIndex((row) => row.contains(document.activeElement))] ?? inSight.at(-1)
    if (toast) toastStore.dismiss(toast.id)
    else leave()
  }
  const listsHistory = visited && shown.length === 0 && history.length > 0
  const receipts = (
    <section
      ref={region}
      aria-label={shown.length > 0 ? t('regionOf', { name, count: shown.length }) : name}
      tabIndex={-1}
      // Says nothing by itself; what has the attribute is not hidden from readers when a dialog hides the page.
      aria-live="off"
      // So that a layer under it leaves Escape to the receipts.
      data-escape=""
      hidden={shown.length === 0 && !listsHistory}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      className={cx('eks-toast-region', className)}
    >
      <ol className="eks:flex eks:flex-col eks:gap-2">
        {inSight.map((toast) => (
          <ToastItem
            key={`${toast.id} ${toast.text}`}
            toast={toast}
            paused={pointed || focused || hidden}
            onDismiss={() => toastStore.dismiss(toast.id)}
          />
        ))}
      </ol>
      {listsHistory && <ToastHistory toasts={history} />}
    </section>
  )
  return place ? createPortal(receipts, place) : receipts
}
