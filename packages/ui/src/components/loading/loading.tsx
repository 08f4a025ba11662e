'use client'

import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { listen } from '../../foundation/internal/listen.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { Spinner } from '../spinner/spinner.js'
import { loadingTexts } from './loading.texts.js'

/** The element with focus when the wait began: the pressed button. */
function useStarter(active: boolean): RefObject<HTMLElement | null> {
  const starter = useRef<HTMLElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (active) starter.current = activeElement instanceof HTMLElement ? activeElement : null
  }, [active])
  return starter
}

/** Returns focus to what started the work; if that is gone, to the page heading. */
function giveFocusBack({ current }: RefObject<HTMLElement | null>) {
  const still = current?.isConnected && current !== document.body ? current : null
  focusElement(still ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'))
}

/** Escape cancels too, if focus is inside the wait, still on what started it, or nowhere. */
function useCancelKey(
  cancel: (() => void) | undefined,
  box: RefObject<HTMLElement | null>,
  starter: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!cancel) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement, body } = document
      const owns =
        activeElement === null ||
        activeElement === body ||
        activeElement === starter.current ||
        box.current?.contains(activeElement)
      if (event.key !== 'Escape' || event.defaultPrevented || !owns) return
      event.preventDefault()
      cancel()
    }
    return listen(document, ['keydown'], onKeyDown)
  }, [cancel, box, starter])
}

interface LoadingCancelProps {
  onCancel: () => void
  starter: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The cancel button. It disappears when the wait is over, and focus returns to what started the work. */
function LoadingCancel({ onCancel, starter, children }: LoadingCancelProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && document.activeElement === own) giveFocusBack(starter)
    }
  }, [starter])
  return (
    <Button small ref={button} onClick={onCancel}>
      {children}
    </Button>
  )
}

/** Props of {@link Loading}. */
export interface LoadingProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether something is loading. */
  active: boolean
  /** Nothing shows before this, in milliseconds: short waits need no message. */
  delay?: number
  /** The hint appears after this, in milliseconds from the start. */
  hintAfter?: number
  /** Once visible, it stays at least this long, in milliseconds: a flash disturbs more than a short wait. */
  minVisible?: number
  /**
   * Shows 'Avbryt', which Escape also triggers; connect it to an AbortController. Focus returns to what started the
   * work.
   */
  onCancel?: () => void
  /** What is loading: 'Henter søknader'. */
  label?: string
  /** An element to render instead of the div. */
  render?: Render
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof loadingTexts>
}

/** Shows after a second that something is loading, after five that it may take a while, and offers to cancel. */
export function Loading(props: LoadingProps) {
  const { active, delay = 1000, hintAfter = 5000, minVisible = 500, onCancel, label, render, messages, ...more } = props
  const { className, ref, ...rest } = more
  const t = useTexts('loading', loadingTexts, messages)
  const visible = useDelayedFlag(active, { delay, minVisible })
  // Starts when the first has ended, so that only one timer runs at a time.
  const slow = useDelayedFlag(active && visible, { delay: Math.max(0, hintAfter - delay), minVisible: 0 })
  const name = label ?? t('loading')
  const hint = t('hint')
  useSpokenWait({ visible, slow, name, hint, done: t('done') })
  const box = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(box, ref)
  const starter = useStarter(active)
  const cancel = active && visible ? onCancel : undefined
  useCancelKey(cancel, box, starter)
  if (!visible) return null
  const whole = {
    ...rest,
    ref: mergedRef,
    className: cx(
      'eks-loading eks:flex eks:min-h-control eks:flex-wrap eks:items-center eks:gap-3 eks:text-ui eks:text-text',
      className,
    ),
    children: (
      <>
        <Spinner className="eks:size-6 eks:text-action eks:dense:size-5" />
        <span className="eks:flex-1">
          <span>{name}</span>
          {slow && <span className="eks:block eks:text-small eks:text-subtle">{hint}</span>}
        </span>
        {cancel && (
          <LoadingCancel onCancel={cancel} starter={starter}>
            {t('cancel')}
          </LoadingCancel>
        )}
      </>
    ),
  }
  return render ? renderElement(render, whole) : <div {...whole} />
}

interface SpokenWait {
  readonly visible: boolean
  readonly slow: boolean
  readonly name: string
  readonly hint: string
  readonly done: string
}

/** Announces the stages of a wait once each; the end only if the start was announced. */
function useSpokenWait({ visible, slow, name, hint, done }: SpokenWait) {
  const announce = useAnnounce()
  const spoken = useRef(false)
  useEffect(() => {
    if (visible) announce(name)
    else if (spoken.current) announce(done)
    spoken.current = visible
  }, [visible, name, done, announce])
  useEffect(() => {
    if (slow) announce(hint)
  }, [slow, hint, announce])
}
