'use client'
import { CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { useTexts } from '../text/use-texts.js'
import { toastTexts } from './toast.texts.js'
import { type Toast, toastStore } from './toast-store.js'

const visibleMs = 6000

/** Counts down only while nobody points at, reads, or is away from the toasts (2.2.1). */
function useExpiry(toast: Toast, paused: boolean, onExpire: () => void) {
  const left = useRef(visibleMs)
  const expire = useRef(onExpire)
  expire.current = onExpire
  useEffect(() => {
    if (paused) return
    const from = performance.now()
    const timer = setTimeout(() => expire.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - from
    }
  }, [paused])
  useEffect(() => {
    if (toast.count > 1) left.current = visibleMs
  }, [toast.count])
}

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

function ToastItem({ toast, paused, onDismiss }: { toast: Toast; paused: boolean; onDismiss: () => void }) {
  const t = useTexts('toast', toastTexts)
  useExpiry(toast, paused, onDismiss)
  return (
    <li className="eks-toast eks:flex eks:min-h-12 eks:animate-fade-in eks:items-center eks:gap-3 eks:rounded eks:border eks:border-line-strong eks:bg-surface-raised eks:py-2 eks:pr-2 eks:pl-4 eks:text-ui eks:text-text eks:shadow-menu">
      <CircleCheck aria-hidden="true" className="eks:size-icon eks:text-success-base" />
      <span className="eks:min-w-0 eks:flex-1">
        {toast.text}
        {toast.count > 1 && ` ×${toast.count}`}
      </span>
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
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Where receipts show; one a page. F6 goes to it, Escape closes the newest and gives focus back. */
export function ToastRegion({ className }: { className?: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const t = useTexts('toast', toastTexts)
  const announce = useAnnounce()
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const [held, setHeld] = useState(false)
  const hidden = usePageHidden()
  const newest = toasts.at(-1)
  useEffect(() => {
    if (newest) announce(newest.text)
  }, [newest, announce])
  useEffect(() => {
    const toRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || toastStore.read().length === 0) return
      event.preventDefault()
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      region.current?.focus()
    }
    document.addEventListener('keydown', toRegion)
    return () => document.removeEventListener('keydown', toRegion)
  }, [])
  const dismiss = (id: number) => {
    const inside = region.current?.contains(document.activeElement)
    toastStore.dismiss(id)
    if (!inside) return
    if (toastStore.read().length > 0) region.current?.focus()
    else (before.current?.isConnected ? before.current : document.querySelector<HTMLElement>('main'))?.focus()
  }
  return (
    <section
      ref={region}
      aria-label={t('region')}
      tabIndex={-1}
      hidden={toasts.length === 0}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && newest && dismiss(newest.id)}
      className={cx(
        // On a phone sheets and bars of buttons rise from the bottom edge: there a receipt stands at the top.
        'eks-toast-region eks:fixed eks:bottom-6 eks:narrow:top-3 eks:narrow:bottom-auto eks:left-1/2 eks:z-60 eks:w-105 eks:max-w-[calc(100%-32px)] eks:-translate-x-1/2',
        className,
      )}
    >
      <ol className="eks:flex eks:flex-col eks:gap-2">
        {toasts.slice(-3).map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={held || hidden} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  )
}
