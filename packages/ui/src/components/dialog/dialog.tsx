'use client'

import { type ComponentPropsWithRef, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { X } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { intoSight } from '../../foundation/internal/into-sight.js'
import { layerPlace } from '../../foundation/internal/layer-place.js'
import { lazyPart, useLazyPart, usePrefetch } from '../../foundation/internal/lazy-part.js'
import { leaveEscape } from '../../foundation/internal/leave-escape.js'
import { useEarlyFocus } from '../../foundation/internal/use-early-focus.js'
import { ownsKeys, useFirstEscape } from '../../foundation/internal/use-first-escape.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useReturnFocus } from '../../foundation/internal/use-return-focus.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { IconButton } from '../icon-button/icon-button.js'
import { PartFailed } from '../popover/part-failed.js'
import { dialogTexts } from './dialog.texts.js'
import type * as DialogEngine from './dialog-engine.js'

const sizes = { sm: 'eks:max-w-120', md: 'eks:max-w-160', lg: 'eks:max-w-240' }

const panel = [
  'eks-dialog eks:fixed eks:z-50 eks:flex eks:w-[calc(100%-32px)] eks:flex-col eks:border eks:border-line-strong eks:bg-surface-raised eks:p-dialog-pad eks:text-ui eks:leading-text eks:text-text eks:[box-shadow:var(--eks-shadow-dialog)] eks:outline-none',
  'eks:top-1/2 eks:left-1/2 eks:max-h-[calc(100dvh-48px)] eks:[translate:-50%_-50%] eks:overflow-y-auto eks:tall:scroll-pb-40 eks:rounded-lg eks:animate-fade-in',
  'eks:narrow:top-auto eks:narrow:bottom-0 eks:narrow:start-0 eks:narrow:w-full eks:narrow:max-w-none eks:narrow:[translate:none] eks:narrow:rounded-b-none eks:narrow:border-b-0 eks:narrow:animate-sheet-in',
  // Receipts stand at the top there: as much lower as they are high, so that they cover neither title nor cross.
  'eks:narrow:max-h-[max(50dvh,100dvh-36px-anchor-size(--eks-toasts,12px))]',
  // On paper all of it, from the top of the first sheet.
  'eks:over:print:absolute eks:over:print:top-0 eks:over:print:bottom-auto eks:over:print:max-h-none eks:over:print:inset-x-0 eks:over:print:mx-auto eks:over:print:[translate:none] eks:over:print:overflow-visible eks:over:print:[box-shadow:none]',
]

// Always in sight: a list may be longer than the window. Where the window is a slit the footer scrolls with the rest.
const footerLook =
  'eks:tall:sticky eks:-bottom-dialog-pad eks:z-10 eks:mt-4 eks:-mb-dialog-pad eks:flex eks:flex-wrap eks:gap-3 eks:bg-surface-raised eks:pt-4 eks:pb-dialog-pad'

const keepOpen = (event: Event) => event.preventDefault()

type DialogLayerProps = DialogProps & {
  engine: typeof DialogEngine
  giveBack: (event: Event) => void
  /** Where it stands in the document; the body otherwise. */
  container: HTMLElement | undefined
}

/** A {@link Dialog} whose library has come. */
function DialogLayer({ engine, giveBack, container, ...props }: DialogLayerProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    size = 'sm',
    footer,
    closable = true,
    cross = true,
    initialFocus,
    successor: _,
    className,
    children,
    ref,
    ...rest
  } = props
  const { ref: layerRef, ...early } = useEarlyFocus(open, (event) => {
    if (!initialFocus?.current) return
    event.preventDefault()
    initialFocus.current.focus()
  })
  const layer = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(useMergedRef(layerRef, layer), ref)
  const leave = () => onOpenChange(false, { reason: 'escape-or-outside' })
  useFirstEscape(open, ownsKeys(layer), () => closable && leave())
  const t = useTexts('dialog', dialogTexts)
  return (
    <engine.Root open={open} onOpenChange={leave}>
      <engine.Portal container={container}>
        <engine.Overlay className="eks-scrim eks:fixed eks:inset-0 eks:z-50 eks:animate-fade-in eks:bg-scrim" />
        <engine.Content
          onFocus={intoSight}
          {...rest}
          {...early}
          data-eks-layer=""
          ref={mergedRef}
          data-dialog-size={size}
          className={cx(...panel, sizes[size], className)}
          onEscapeKeyDown={closable ? leaveEscape : keepOpen}
          onPointerDownOutside={closable ? undefined : keepOpen}
          onCloseAutoFocus={giveBack}
        >
          <engine.Title
            className={cx('eks:text-h2 eks:leading-heading eks:font-bold eks:tracking-heading', cross && 'eks:pe-10')}
          >
            {title}
          </engine.Title>
          {description && (
            <engine.Description asChild>
              <div className="eks:mt-1.5 eks:text-subtle">{description}</div>
            </engine.Description>
          )}
          {children && <div className="eks:mt-4 eks:min-w-0 eks:empty:hidden">{children}</div>}
          {footer && <div className={footerLook}>{footer}</div>}
          {closable && cross && (
            <IconButton
              kind="quiet"
              small
              label={t('close')}
              className="eks:absolute eks:top-4 eks:end-4"
              onClick={() => onOpenChange(false, { reason: 'close-button' })}
            >
              <X />
            </IconButton>
          )}
        </engine.Content>
      </engine.Portal>
    </engine.Root>
  )
}

/** Why a dialog wants to open or close. */
export interface DialogChange {
  readonly reason: 'close-button' | 'escape-or-outside'
}

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'onChange'> {
  /** Whether the dialog stands in front of the page. */
  open: boolean
  /** Called when it wants to close; `details.reason` says why. */
  onOpenChange: (open: boolean, details: DialogChange) => void
  /** Names the dialog: what is asked or done. */
  title: ReactNode
  /** One or two sentences under the title, read when the dialog opens. */
  description?: ReactNode
  /** sm asks or confirms, md holds a short form, lg a table or preview. */
  size?: 'sm' | 'md' | 'lg'
  /** Buttons, the one that does it first. */
  footer?: ReactNode
  /** False while work is under way: Escape and clicks outside do nothing and the cross is gone. */
  closable?: boolean
  /** False leaves out the cross, where two buttons already say yes and no. */
  cross?: boolean
  /** What gets focus on opening; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What gets focus on closing when the control that opened it is gone. */
  successor?: () => HTMLElement | null | undefined
}

/** Focus kept inside, the page behind at rest: fetched once for the page, before a dialog is opened where one can tell. */
const dialogPart = /* @__PURE__ */ lazyPart(() => import('./dialog-engine.js'))
const wanted = [dialogPart]

/** A question or task in front of the page; a sheet from the bottom edge on a phone. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const engine = useLazyPart(dialogPart, open)
  usePrefetch(wanted)
  const giveBack = useReturnFocus(open, props.successor)
  // Nothing of it is built before it is opened, and all of it stays from then on: it must be able to give focus back.
  const [place, setPlace] = useState<{ readonly container: HTMLElement | undefined }>()
  useLayoutEffect(() => {
    if (open) setPlace({ container: layerPlace(document.activeElement) })
  }, [open])
  if (!place) return null
  if (engine.kind === 'here') return <DialogLayer {...props} {...place} giveBack={giveBack} engine={engine.part} />
  if (engine.kind !== 'failed' || !open) return null
  return <PartFailed part={dialogPart} onClose={() => onOpenChange(false, { reason: 'close-button' })} />
}
