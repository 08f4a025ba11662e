'use client'
import { X } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { intoSight } from '../../foundation/internal/into-sight.js'
import { leaveEscape } from '../../foundation/internal/leave-escape.js'
import { useEarlyFocus } from '../../foundation/internal/use-early-focus.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { IconButton } from '../icon-button/icon-button.js'
import type { DialogProps } from './dialog.js'
import { dialogTexts } from './dialog.texts.js'
import type * as DialogEngine from './dialog-engine.js'

const sizes = { sm: 'eks:max-w-120', md: 'eks:max-w-160', lg: 'eks:max-w-240' }

const panel = [
  'eks-dialog eks:fixed eks:z-50 eks:flex eks:w-[calc(100%-32px)] eks:flex-col eks:border eks:border-line-strong eks:bg-surface-raised eks:p-dialog-pad eks:text-ui eks:leading-text eks:text-text eks:shadow-dialog eks:outline-none',
  'eks:top-1/2 eks:left-1/2 eks:max-h-[calc(100dvh-48px)] eks:-translate-1/2 eks:overflow-y-auto eks:tall:scroll-pb-40 eks:rounded-lg eks:animate-fade-in',
  'eks:narrow:top-auto eks:narrow:bottom-0 eks:narrow:left-0 eks:narrow:w-full eks:narrow:max-w-none eks:narrow:translate-none eks:narrow:rounded-b-none eks:narrow:border-b-0 eks:narrow:animate-sheet-in',
  // Receipts stand at the top there: as much lower as they are high, so that they cover neither title nor cross.
  'eks:narrow:max-h-[max(50dvh,100dvh-36px-anchor-size(--eks-toasts,12px))]',
  // On paper all of it, from the top of the first sheet.
  'eks:over:print:absolute eks:over:print:top-0 eks:over:print:bottom-auto eks:over:print:max-h-none eks:over:print:inset-x-0 eks:over:print:mx-auto eks:over:print:translate-none eks:over:print:overflow-visible eks:over:print:shadow-none',
]

// Always in sight: a list may be longer than the window. Where the window is a slit the footer scrolls with the rest.
const footerLook =
  'eks:tall:sticky eks:-bottom-dialog-pad eks:z-10 eks:mt-4 eks:-mb-dialog-pad eks:flex eks:flex-wrap eks:gap-3 eks:bg-surface-raised eks:pt-4 eks:pb-dialog-pad'

const keepOpen = (event: Event) => event.preventDefault()

type DialogLayerProps = DialogProps & { engine: typeof DialogEngine; giveBack: (event: Event) => void }

/** A {@link Dialog} whose library has come. */
export function DialogLayer({ engine, giveBack, ...props }: DialogLayerProps) {
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
  const mergedRef = useMergedRef(layerRef, ref)
  const t = useTexts('dialog', dialogTexts)
  return (
    <engine.Root open={open} onOpenChange={(next) => onOpenChange(next, { reason: 'escape-or-outside' })}>
      <engine.Portal>
        <engine.Overlay className="eks-scrim eks:fixed eks:inset-0 eks:z-50 eks:animate-fade-in eks:bg-scrim" />
        <engine.Content
          onFocus={intoSight}
          {...rest}
          {...early}
          ref={mergedRef}
          data-dialog-size={size}
          className={cx(...panel, sizes[size], className)}
          onEscapeKeyDown={closable ? leaveEscape : keepOpen}
          onPointerDownOutside={closable ? undefined : keepOpen}
          onCloseAutoFocus={giveBack}
        >
          <engine.Title
            className={cx('eks:text-h2 eks:leading-heading eks:font-bold eks:tracking-heading', cross && 'eks:pr-10')}
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
              className="eks:absolute eks:top-4 eks:right-4"
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
