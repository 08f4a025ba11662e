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

/** The chosen theme, what it comes to on this system, and the way to change it. */
export interface ThemeState {
  readonly theme: Theme
  readonly resolved: 'light' | 'dark'
  readonly setTheme: (theme: Theme) => void
}

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  /** The app. */
  children: ReactNode
  /** Owned by the app, for instance kept on the server; leave out to keep it in the browser. @default none */
  theme?: Theme
  /** Until somebody chooses. Unless it is `auto`, write it on `<html data-color-scheme>` too: {@link themeScript} leaves it there. */
  defaultTheme?: Theme
  /** Called with the theme that was chosen. */
  onThemeChange?: (theme: Theme) => void
  /** Another key than the default; the ready-made head script knows only the default one. */
  storageKey?: string
}

/** Light, dark or what the system says. Works without {@link ThemeProvider}, with the default storage key. */
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

/** Writes the scheme to `<html>`; a component, so that its first effect runs after hydration has read the store. */
function ApplyTheme() {
  const { theme, resolved } = useTheme()
  const drawn = useRef<ThemeState['resolved']>(undefined)
  useEffect(() => {
    const { dataset } = document.documentElement
    const stands = dataset.colorScheme === theme && (drawn.current ?? resolved) === resolved
    drawn.current = resolved
    // All colours change in one moment: without this each control would fade at its own pace. Where the script in the
    // head has written the scheme already nothing changes, and the page need not find its styles twice more.
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

/** Keeps `<html data-color-scheme>` in step with the choice, in all tabs. Put {@link themeScript} in `<head>` against a flash. */
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
