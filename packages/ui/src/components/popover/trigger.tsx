'use client'
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'

/** The props that the caller's button accepts. */
interface ButtonProps {
  ref?: Ref<HTMLElement> | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
}

/** The props of a trigger. */
interface TriggerProps {
  /** The caller's button. */
  element: ReactElement
  opens: 'dialog' | 'menu'
  open: boolean
  /** Id of the element that it opens. */
  contentId: string
  button: RefObject<HTMLElement | null>
  onToggle: (event: Event) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** Adds to the caller's button the attributes of one that opens and closes something. */
export function Trigger({ element, opens, open, contentId, button, onToggle, onKeyDown }: TriggerProps): ReactNode {
  const trigger = element as ReactElement<ButtonProps>
  const own = trigger.props
  const ref = useMergedRef(button, own.ref)
  const added = {
    ref,
    'aria-haspopup': opens,
    'aria-expanded': open,
    'aria-controls': open ? contentId : undefined,
    'data-state': open ? 'open' : 'closed',
    onClick: (event: MouseEvent<HTMLElement>) => {
      own.onClick?.(event)
      if (!event.defaultPrevented) onToggle(event.nativeEvent)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      own.onKeyDown?.(event)
      onKeyDown?.(event)
    },
  }
  return cloneElement(trigger, added)
}
