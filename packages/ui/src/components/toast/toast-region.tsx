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

/** One message with its icon, its action, and its close button. */
function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
  const t = useTexts('toast', toastTexts)
  useCountdown(toast.duration, { paused, onEnd: onDismiss, restartKey: toast.count })
  const Sign = signs[toast.tone]
  return (
    <li
      data-tone={toast.tone}
      className="eks-toast eks:flex eks:min-h-12 eks:animate-fade-in eks:items-center eks:gap-3 eks:rounded eks:edge-1 eks:border-line-strong eks:bg-surface-raised eks:py-2 eks:pe-2 eks:ps-4 eks:text-ui eks:text-text eks:floating"
    >
      <Sign className={cx('eks:size-icon eks:flex-none', toneSigns[toast.tone])} />
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

/** Messages that have disappeared, the newest first. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: an id from the app may occur several times
          <li key={place} className="eks:wrap-anywhere">
            {countedText(toast)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** More than these cannot be read at once. */
const maxShown = 3

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => listen(document, ['visibilitychange'], onChange),
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

/** Announces each message once when it appears, and again when its count rises; never an older one. */
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

/** Clears messages when the language changes: the caller wrote them and they cannot be translated. */
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
  /** The name of the region, followed by the number of toasts. @default 'Varsler' */
  label?: string
  /** Class of the region. */
  className?: string
}

/**
 * Shows toasts; one per page. F6 moves focus there, even after the last toast has disappeared: then it lists the latest
 * ones. Escape closes the focused toast, or the newest, and finally returns focus.
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
    // Otherwise a native dialog would close too.
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
      // Announces nothing by itself; with this attribute it is not hidden when a dialog makes the page inert for screen
      // readers.
      aria-live="off"
      // Tells a layer below to leave Escape to the toasts.
      data-escape=""
      hidden={shown.length === 0 && !listsHistory}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      data-print="hide"
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
