'use client'
import { cloneElement, type MouseEvent, type ReactElement, type Ref, type RefObject } from 'react'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'

/** What a button gets that opens something. */
export interface TriggerProps {
  ref?: Ref<HTMLElement> | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  'aria-haspopup'?: 'dialog' | 'menu' | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
}

interface TriggerState {
  readonly opens: 'dialog' | 'menu'
  readonly open: boolean
  /** Id of what it opens. */
  readonly contentId: string
  readonly button: RefObject<HTMLElement | null>
  readonly onToggle: (event: Event) => void
}

/** The caller's button as one that opens and closes, and says so. */
export function useTrigger<Props extends TriggerProps>(
  trigger: ReactElement<Props>,
  { opens, open, contentId, button, onToggle }: TriggerState,
): ReactElement<Props> {
  const own: TriggerProps = trigger.props
  const ref = useMergedRef(button, own.ref)
  const added: TriggerProps & { 'data-state': 'open' | 'closed' } = {
    ref,
    'aria-haspopup': opens,
    'aria-expanded': open,
    'aria-controls': open ? contentId : undefined,
    'data-state': open ? 'open' : 'closed',
    onClick: (event) => {
      own.onClick?.(event)
      if (!event.defaultPrevented) onToggle(event.nativeEvent)
    },
  }
  return cloneElement<TriggerProps>(trigger as ReactElement<TriggerProps>, added) as ReactElement<Props>
}
