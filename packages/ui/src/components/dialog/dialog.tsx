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

const keepOpen = (event: Event) => event.preventDefault()

type DialogLayerProps = DialogProps & {
  engine: typeof DialogEngine
  giveBack: (event: Event) => void
  /** The parent element. @default the body */
  container: HTMLElement | undefined
}

/** A {@link Dialog} whose library is loaded. */
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
          className={cx('eks-dialog', className)}
          onEscapeKeyDown={closable ? leaveEscape : keepOpen}
          onPointerDownOutside={closable ? undefined : keepOpen}
          onCloseAutoFocus={giveBack}
        >
          <engine.Title className={cx('eks:text-h2 eks:lh-heading eks:weight-bold', cross && 'eks:pe-10')}>
            {title}
          </engine.Title>
          {description && (
            <engine.Description asChild>
              <div className="eks:mt-1.5 eks:text-subtle">{description}</div>
            </engine.Description>
          )}
          {children && <div className="eks:mt-4 eks:min-w-0 eks:empty:hidden">{children}</div>}
          {footer && <div className="eks-dialog-footer">{footer}</div>}
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
  /** Whether the dialog is open. */
  open: boolean
  /** Called when it wants to close; `details.reason` says why. */
  onOpenChange: (open: boolean, details: DialogChange) => void
  /** Names the dialog: what is asked or done. */
  title: ReactNode
  /** One or two sentences below the title, read when the dialog opens. */
  description?: ReactNode
  /** sm asks or confirms, md holds a short form, lg a table or preview. */
  size?: 'sm' | 'md' | 'lg'
  /** Buttons, the confirming one first. */
  footer?: ReactNode
  /** False while work is in progress: Escape and clicks outside do nothing and the cross is hidden. */
  closable?: boolean
  /** False leaves out the cross, where two buttons already say yes and no. */
  cross?: boolean
  /** What gets focus on opening. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>
  /** What gets focus on closing if the control that opened it is gone. */
  successor?: () => HTMLElement | null | undefined
}

/** The library for focus trapping and scroll locking: loaded once per page, if possible before a dialog opens. */
const dialogPart = /* @__PURE__ */ lazyPart(() => import('./dialog-engine.js'))
const wanted = [dialogPart]

/** A question or task in front of the page; on a phone a sheet from the bottom edge. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const engine = useLazyPart(dialogPart, open)
  usePrefetch(wanted)
  const giveBack = useReturnFocus(open, props.successor)
  // Nothing is rendered before it first opens; after that it stays mounted, to be able to restore focus.
  const [place, setPlace] = useState<{ readonly container: HTMLElement | undefined }>()
  useLayoutEffect(() => {
    if (open) setPlace({ container: layerPlace(document.activeElement) })
  }, [open])
  if (!place) return null
  if (engine.kind === 'here') return <DialogLayer {...props} {...place} giveBack={giveBack} engine={engine.part} />
  if (engine.kind !== 'failed' || !open) return null
  return <PartFailed part={dialogPart} onClose={() => onOpenChange(false, { reason: 'close-button' })} />
}
