'use client'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useMedia } from '../internal/use-media.js'
import { useEksport } from '../text/eksport-context.js'
import { readTheme, storeTheme, subscribeTheme, type Theme, themeStorageKey } from './theme-store.js'

interface ThemeSettings {
  readonly theme: Theme | undefined
  readonly defaultTheme: Theme
  readonly onThemeChange: ((theme: Theme) => void) | undefined
  readonly storageKey: string
}

const ThemeContext = createContext<ThemeSettings>({
  theme: undefined,
  defaultTheme: 'auto',
  onThemeChange: undefined,
  storageKey: themeStorageKey,
})

/** The selected theme, the scheme it resolves to on this system, and a setter. */
export interface ThemeState {
  readonly theme: Theme
  readonly resolved: 'light' | 'dark'
  readonly setTheme: (theme: Theme) => void
}

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  /** The app. */
  children: ReactNode
  /**
   * The theme, when controlled by the app, for instance stored on the server; omit it to store it in the browser.
   * @default none
   */
  theme?: Theme
  /**
   * The theme until the user selects one. Unless it is `auto`, also write it on `<html data-color-scheme>`, where
   * {@link themeScript} leaves it.
   */
  defaultTheme?: Theme
  /** Called with the selected theme. */
  onThemeChange?: (theme: Theme) => void
  /** A storage key other than the default; the ready-made head script only knows the default one. */
  storageKey?: string
}

/** The theme: light, dark or the system's. Works without {@link ThemeProvider}, using the default storage key. */
export function useTheme(): ThemeState {
  const settings = useContext(ThemeContext)
  const { storage } = useEksport()
  const { storageKey, defaultTheme, onThemeChange } = settings
  const stored = useSyncExternalStore(
    useCallback((onChange) => subscribeTheme(storageKey, onChange), [storageKey]),
    () => readTheme(storageKey, storage, defaultTheme),
    () => defaultTheme,
  )
  const dark = useMedia('(prefers-color-scheme: dark)', false)
  const theme = settings.theme ?? stored
  const setTheme = useCallback(
    (next: Theme) => {
      storeTheme(next, storageKey, storage, defaultTheme)
      onThemeChange?.(next)
    },
    [storageKey, storage, defaultTheme, onThemeChange],
  )
  const resolved = theme === 'auto' ? (dark ? 'dark' : 'light') : theme
  return useMemo(() => ({ theme, resolved, setTheme }), [theme, resolved, setTheme])
}

/** Writes the scheme to `<html>`. A component, so that its first effect runs after hydration has read the store. */
function ApplyTheme() {
  const { theme, resolved } = useTheme()
  const drawn = useRef<ThemeState['resolved']>(undefined)
  useEffect(() => {
    const { dataset } = document.documentElement
    const stands = dataset.colorScheme === theme && (drawn.current ?? resolved) === resolved
    drawn.current = resolved
    // Disables transitions, so that all colours change at once instead of fading at different speeds. If the head script
    // has already written the scheme, nothing changes, and the page does not recompute its styles twice.
    if (!stands) {
      dataset.themeSwitching = ''
      dataset.colorScheme = theme
    }
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (meta) meta.content = getComputedStyle(document.body).backgroundColor
    if (stands) return
    const done = () => delete dataset.themeSwitching
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(done)
    })
    return () => {
      cancelAnimationFrame(frame)
      done()
    }
  }, [theme, resolved])
  return null
}

/**
 * Keeps `<html data-color-scheme>` in sync with the selected theme, in all tabs. Put {@link themeScript} in `<head>` to
 * prevent a flash.
 */
export function ThemeProvider(props: ThemeProviderProps) {
  const { children, theme, defaultTheme = 'auto', onThemeChange, storageKey = themeStorageKey } = props
  const settings = useMemo(
    () => ({ theme, defaultTheme, onThemeChange, storageKey }),
    [theme, defaultTheme, onThemeChange, storageKey],
  )
  return (
    <ThemeContext value={settings}>
      <ApplyTheme />
      {children}
    </ThemeContext>
  )
}
