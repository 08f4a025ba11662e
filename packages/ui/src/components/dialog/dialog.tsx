'use client'
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useState } from 'react'
import { lazyPart, useLazyPart, usePrefetch } from '../../foundation/internal/lazy-part.js'
import { useReturnFocus } from '../../foundation/internal/use-return-focus.js'
import { PartFailed } from '../popover/part-failed.js'
import { DialogLayer } from './dialog-layer.js'

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
  const [met, setMet] = useState(open)
  if (open && !met) setMet(true)
  if (!met) return null
  if (engine.kind === 'here') return <DialogLayer {...props} giveBack={giveBack} engine={engine.part} />
  if (engine.kind !== 'failed' || !open) return null
  return <PartFailed part={dialogPart} onClose={() => onOpenChange(false, { reason: 'close-button' })} />
}
