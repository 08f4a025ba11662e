'use client'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { ArrowLeft, ArrowRight } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import type { Render } from '../../foundation/internal/render-element.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button, ButtonLink } from '../button/button.js'
import { isUnsafe, SaveStatus } from './save-status.js'
import { wizardTexts } from './wizard.texts.js'
import type { SaveState } from './wizard-types.js'

/** Props of {@link WizardActions}. */
export interface WizardActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The form that 'Neste' submits; its `onValid` moves on. */
  form?: string
  /** Called on 'Neste'; with `form` the form is submitted as well. */
  onNext?: (() => void) | undefined
  /** Replaces 'Neste': 'Send inn'. */
  nextLabel?: ReactNode
  /** The step is being saved: the button shows a spinner, ignores presses, and keeps focus. */
  busy?: boolean
  /** 'Neste' is unavailable; the `note` says why, and is read with the button. */
  blocked?: boolean
  /** The router's link to the previous step; omit it on the first. */
  back?: Render
  /** Called on 'Tilbake', if `back` is not a link. */
  onBack?: (() => void) | undefined
  /** Content beside the buttons: what still has to be corrected, with a link. */
  note?: ReactNode
  /** Keeps them at the bottom edge of the window, on every screen. */
  sticky?: boolean
  /** The save state, shown beside the buttons. */
  save?: SaveState
}

/** 'Tilbake' and 'Neste'; on a phone they stick to the bottom edge. */
export function WizardActions(props: WizardActionsProps) {
  const { form, onNext, nextLabel, busy, blocked, back, onBack, note, sticky, save, className, ...rest } = props
  const t = useTexts('wizard', wizardTexts)
  const noteId = useId()
  // An arrow on a phone: the space in the line is for the note.
  const toStepBefore = {
    icon: <ArrowLeft />,
    className: 'eks:narrow:-order-2 eks:narrow:w-control eks:over:narrow:px-0',
    children: <span className="eks:narrow:sr-only">{t('back')}</span>,
  }
  return (
    <div
      {...rest}
      className={cx(
        'eks-wizard-actions eks:flex eks:flex-wrap eks:items-center eks:gap-3 eks:edge-t-1 eks:border-line-strong',
        className,
      )}
      data-sticky={sticky || undefined}
    >
      {back ? <ButtonLink render={back} {...toStepBefore} /> : onBack && <Button onClick={onBack} {...toStepBefore} />}
      <Button
        kind="primary"
        type={form ? 'submit' : 'button'}
        form={form}
        onClick={onNext}
        busy={busy}
        disabled={blocked}
        className="eks:narrow:ms-auto eks:narrow:min-w-36"
        aria-describedby={blocked && note ? noteId : undefined}
        iconEnd={nextLabel === undefined ? <ArrowRight /> : undefined}
      >
        {nextLabel ?? t('next')}
      </Button>
      {note && (
        <div id={noteId} className="eks:min-w-0 eks:flex-1 eks:empty:hidden eks:narrow:-order-1">
          {note}
        </div>
      )}
      <SaveStatus
        quiet
        aria-hidden="true"
        state={isUnsafe(save) ? undefined : save}
        className="eks:ms-auto eks:narrow:hidden"
      />
    </div>
  )
}
