import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

/** Where the reader is: a path of the product, and what the address says besides. */
export interface Place {
  readonly path: string
  readonly query: URLSearchParams
}

/** What the app around the product gives: its router. Addresses are paths of the product, '/L007?page=2'. */
export interface Host {
  readonly place: Place
  /** Goes there; `replace` leaves no step behind that 'back' would find. */
  readonly go: (address: string, how?: 'replace') => void
  /** The router's link; its `href` is an address of the product. */
  readonly Link: ComponentType<ComponentProps<'a'> & { readonly href: string }>
}

export const HostContext = createContext<Host | undefined>(undefined)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('The product stands outside of its host.')
  return host
}
