'use client'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { focusElement } from '../internal/successor-focus.js'
import { useTexts } from '../text/use-texts.js'
import { toastTexts } from './toast.texts.js'
import { ToastHistory } from './toast-history.js'
import { ToastItem } from './toast-item.js'
import { type Toast, toastStore } from './toast-store.js'

/** More than these at once nobody reads. */
const inSight = 3

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.visibilityState === 'hidden',
    () => false,
  )
}

/** The way in by F6, and out to where focus was before. */
function useRegionFocus() {
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const [visited, setVisited] = useState(false)
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const { shown, history } = toastStore.read()
      if (event.key !== 'F6' || shown.length + history.length === 0) return
      event.preventDefault()
      if (region.current?.contains(document.activeElement)) return
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      setVisited(true)
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])
  useEffect(() => {
    if (visited) region.current?.focus()
  }, [visited])
  const leave = () => {
    setVisited(false)
    const main = document.querySelector<HTMLElement>('main')
    focusElement(before.current?.isConnected && before.current !== document.body ? before.current : main)
  }
  return { region, visited, setVisited, leave }
}

/**
 * A modal dialog fetches focus back from wherever it goes. Not from here: what a receipt offers is in reach over a dialog
 * too. Heard before the dialog hears it, for the region stands in the page before any dialog opens.
 */
function useBesideDialogs(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const keep = (event: FocusEvent) => {
      const place = event.type === 'focusin' ? event.target : event.relatedTarget
      if (place instanceof Node && region.current?.contains(place)) event.stopImmediatePropagation()
    }
    document.addEventListener('focusin', keep)
    document.addEventListener('focusout', keep)
    return () => {
      document.removeEventListener('focusin', keep)
      document.removeEventListener('focusout', keep)
    }
  }, [region])
}

/** Says each message that comes into sight once, and one that counts up again; an older one never anew. */
function useSpokenToasts(shown: readonly Toast[]) {
  const announce = useAnnounce()
  const known = useRef(new WeakSet<Toast>())
  useEffect(() => {
    for (const toast of shown.slice(-inSight)) {
      if (!known.current.has(toast)) announce(toast.text, toast.tone === 'danger' ? 'assertive' : 'polite')
    }
    for (const toast of shown) known.current.add(toast)
  }, [shown, announce])
}

/**
 * Where receipts show; one a page. F6 goes to it, also when the last receipt has gone: then it lists the latest.
 * Escape closes the newest and at last gives focus back.
 */
export function ToastRegion({ className }: { className?: string }) {
  const { shown, history } = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const t = useTexts('toast', toastTexts)
  const { region, visited, setVisited, leave } = useRegionFocus()
  const [held, setHeld] = useState(false)
  const hidden = usePageHidden()
  const newest = shown.at(-1)
  useSpokenToasts(shown)
  useBesideDialogs(region)
  const dismiss = (id: Toast['id']) => {
    const inside = region.current?.contains(document.activeElement)
    toastStore.dismiss(id)
    if (!inside) return
    if (toastStore.read().shown.length > 0) region.current?.focus()
    else leave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (newest) dismiss(newest.id)
    else leave()
  }
  const listsHistory = visited && shown.length === 0 && history.length > 0
  return (
    <section
      ref={region}
      aria-label={shown.length > 0 ? t('regionOf', { count: shown.length }) : t('region')}
      tabIndex={-1}
      // Says nothing by itself; what has the attribute is not hidden from readers when a dialog hides the page.
      aria-live="off"
      hidden={shown.length === 0 && !listsHistory}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setHeld(false)
        setVisited(false)
      }}
      onKeyDown={onKeyDown}
      className={cx(
        // On a phone sheets and bars of buttons rise from the bottom edge: there a receipt stands at the top.
        'eks-toast-region eks:pointer-events-auto eks:fixed eks:bottom-6 eks:narrow:top-3 eks:narrow:bottom-auto eks:left-1/2 eks:z-60 eks:w-105 eks:max-w-[calc(100%-32px)] eks:-translate-x-1/2',
        className,
      )}
    >
      <ol className="eks:flex eks:flex-col eks:gap-2">
        {shown.slice(-inSight).map((toast) => (
          <ToastItem
            key={`${toast.id} ${toast.text}`}
            toast={toast}
            paused={held || hidden}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </ol>
      {listsHistory && <ToastHistory toasts={history} />}
    </section>
  )
}
