'use client'
import { themeCookie } from '@eksport/ui/theme'
import NextLink from 'next/link'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { startTransition, useEffect, useMemo, useOptimistic, useState } from 'react'
import { Product } from '../../../licences/product.tsx'

const base = '/licences'
const inApp = (address) => `${base}${address}`.replace(/\/(?=\?|$)/, '')

const Link = ({ href, ...props }) => <NextLink {...props} href={inApp(href)} />

/**
 * A host with Next's router. Filtering and sorting change the address without asking the server. The router reports the
 * new address in a transition, possibly a moment later; until then it is kept here, because the next filter builds on
 * it.
 */
function useNextHost() {
  const pathname = usePathname()
  const [query, setQuery] = useOptimistic(useSearchParams())
  const router = useRouter()
  return useMemo(() => {
    const replace = (address) =>
      startTransition(() => {
        setQuery(new URL(address, location.href).searchParams)
        history.replaceState(null, '', address)
      })
    const go = (address, how) => (how === 'replace' ? replace(inApp(address)) : router.push(inApp(address)))
    return { place: { path: pathname.slice(base.length) || '/', query }, go, Link }
  }, [pathname, query, setQuery, router])
}

const remember = (cookie) => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that the product supports has a cookie store
  document.cookie = cookie
}

/** The product in Next: rendered on the server, with the reader's choices in cookies. */
export function NextLicences({ theme, language, words, nonce }) {
  const host = useNextHost()
  const [chosen, setChosen] = useState(theme)
  useEffect(() => {
    // The policy allows our own style element by this nonce: locking the scroll behind a dialog adds one.
    Object.assign(globalThis, { __webpack_nonce__: nonce })
  }, [nonce])
  return (
    <Product
      host={host}
      language={language}
      words={words}
      onLanguageChange={(next) => remember(`language=${next}; Path=/; SameSite=Lax`)}
      theme={chosen}
      onThemeChange={(next) => {
        setChosen(next)
        remember(themeCookie(next))
      }}
    />
  )
}
