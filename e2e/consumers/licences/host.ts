import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

/** The current place: a path of the product, and the rest of the address. */
export interface Place {
  readonly path: string
  readonly query: URLSearchParams
}

/** The router of the surrounding app. Addresses are paths of the product, '/L007?page=2'. */
export interface Host {
  readonly place: Place
  /** Navigates; `replace` adds no step to the history. */
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
