import {
  AppHeader,
  AppShell,
  Brand,
  Button,
  EksportProvider,
  type EksportProviderProps,
  Footer,
  LanguageMenu,
  Link,
  Menu,
  MenuItem,
  type Theme,
  ThemeProvider,
  ToastRegion,
  useTheme,
} from '@eksport/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { now } from './days.ts'
import { useHost } from './host.ts'
import { isLanguage, type Language, languages, useWords } from './words.ts'

/** The reader's choices that the surrounding app stores. */
export interface Choices {
  readonly language: Language
  readonly onLanguageChange: (language: Language) => void
  /** Texts that came with the page; other languages are fetched. */
  readonly words?: EksportProviderProps['languages']
  /** The theme, if the app stores it itself; by default the browser's storage does. */
  readonly theme?: Theme
  readonly onThemeChange?: (theme: Theme) => void
}

interface FrameProps extends Choices {
  readonly children: ReactNode
}

/** Language, clock and theme for the whole product. */
export function Frame({ language, onLanguageChange, words = [], children, ...theme }: FrameProps) {
  const [chosen, setChosen] = useState(language)
  const choose = (next: Language) => {
    setChosen(next)
    onLanguageChange(next)
  }
  return (
    <EksportProvider locale={chosen} languages={words} now={now}>
      <ThemeProvider {...theme}>
        <Shell onLanguageChange={choose}>{children}</Shell>
        <ToastRegion />
      </ThemeProvider>
    </EksportProvider>
  )
}

interface ShellProps {
  readonly onLanguageChange: (language: Language) => void
  readonly children: ReactNode
}

function Shell({ onLanguageChange, children }: ShellProps) {
  const { say, language } = useWords()
  const { Link: RouterLink, place } = useHost()
  useEffect(() => {
    document.documentElement.lang = language
    document.title = say.product
  }, [language, say])
  const isGuide = place.path === '/guide'
  const header = (
    <AppHeader
      brand={<Brand name={say.product} mark={<Mark />} render={<RouterLink href="/" />} />}
      nav={[
        { label: say.licences, render: <RouterLink href="/" />, current: !isGuide },
        { label: say.guides, render: <RouterLink href="/guide" />, current: isGuide },
      ]}
      end={
        <>
          <LanguageMenu
            locales={languages}
            onValueChange={(locale) => isLanguage(locale) && onLanguageChange(locale)}
          />
          <ThemeMenu />
        </>
      }
    />
  )
  const footer = (
    <Footer
      text={say.association}
      links={[
        <Link key="rules" inherit render={<RouterLink href="/" />}>
          {say.rules}
        </Link>,
      ]}
      end={say.help}
    />
  )
  return (
    <AppShell header={header} footer={footer}>
      {children}
    </AppShell>
  )
}

const themes: readonly Theme[] = ['light', 'dark', 'auto']

/** Light, dark, or the system's theme. */
function ThemeMenu() {
  const { say } = useWords()
  const { theme, setTheme } = useTheme()
  return (
    <Menu
      label={say.theme}
      trigger={
        <Button kind="quiet" icon={<HalfMoon />} aria-label={`${say.theme}: ${say.themes[theme]}`}>
          {say.themes[theme]}
        </Button>
      }
    >
      {themes.map((one) => (
        <MenuItem key={one} checked={one === theme} onSelect={() => setTheme(one)}>
          {say.themes[one]}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** A half-light, half-dark circle. */
const HalfMoon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2">
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
  </svg>
)

/** A fish on a tile in the product's colours. */
const Mark = () => (
  <svg viewBox="0 0 30 30" aria-hidden="true" className="product-mark">
    <path d="M0 0h30v18a12 12 0 0 1-12 12H0z" />
    <path d="M5 15c4-6 11-7 15-1l5-4v10l-5-4c-4 6-11 5-15-1z" />
  </svg>
)
