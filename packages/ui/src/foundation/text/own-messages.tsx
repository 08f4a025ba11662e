'use client'
import { type ReactNode, useMemo } from 'react'
import type { CatalogueOverrides, Messages } from './catalogue.js'
import { EksportContext, useEksport } from './eksport-context.js'

interface OwnMessagesProps<Name extends keyof Messages & string> {
  /** The catalogue that the texts belong to. */
  name: Name
  /** A component's `messages`, which override the provider's. */
  messages: CatalogueOverrides<Messages[Name]> | undefined
  children: ReactNode
}

/** Passes a component's own texts to all its parts, however deep. */
export function OwnMessages<Name extends keyof Messages & string>(props: OwnMessagesProps<Name>) {
  const { name, messages, children } = props
  const outer = useEksport()
  const value = useMemo(() => {
    if (!messages) return outer
    return { ...outer, messages: { ...outer.messages, [name]: { ...outer.messages[name], ...messages } } }
  }, [outer, name, messages])
  return <EksportContext value={value}>{children}</EksportContext>
}
