'use client'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button.js'
import { giveFocusBack } from './use-starter.js'

interface LoadingCancelProps {
  onCancel: () => void
  starter: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The way out of a wait. It leaves when the wait is over, and focus with it, back to what started the work. */
export function LoadingCancel({ onCancel, starter, children }: LoadingCancelProps) {
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
