import '@eksport/ui/fonts.css'
import '@eksport/ui/styles.css'
import '../licences/product.css'
import { type ComponentProps, StrictMode, useMemo, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Host } from '../licences/host.ts'
import { Product } from '../licences/product.tsx'
import { isLanguage } from '../licences/words.ts'

// The nonce of the page's policy, for the style element that locks the scroll behind a dialog.
Object.assign(globalThis, { __webpack_nonce__: 'consumer' })

const listeners = new Set<() => void>()

const onPlace = (onChange: () => void) => {
  listeners.add(onChange)
  addEventListener('hashchange', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('hashchange', onChange)
  }
}

/** Updates the place at once: the browser's event comes later, and the next filter builds on this one. */
const go: Host['go'] = (address, how) => {
  history[how === 'replace' ? 'replaceState' : 'pushState'](null, '', `#${address}`)
  for (const tell of listeners) tell()
}

const Link = ({ href, ...props }: ComponentProps<'a'> & { href: string }) => <a {...props} href={`#${href}`} />

/** A minimal router: the product's address is in the hash. */
function useHashHost(): Host {
  const hash = useSyncExternalStore(onPlace, () => location.hash)
  return useMemo(() => {
    const { pathname, searchParams } = new URL(hash.slice(1) || '/', 'http://product')
    return { place: { path: pathname, query: searchParams }, go, Link }
  }, [hash])
}

const kept = localStorage.getItem('language')

function App() {
  const host = useHashHost()
  return (
    <Product
      host={host}
      language={isLanguage(kept) ? kept : 'nb'}
      onLanguageChange={(language) => localStorage.setItem('language', language)}
    />
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no root.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
