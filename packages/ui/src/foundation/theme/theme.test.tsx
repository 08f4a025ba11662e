import { createHash } from 'node:crypto'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ThemeToggle } from '../../components/theme-toggle/theme-toggle.js'
import { readThemeCookie, themeCookie } from './theme-cookie.js'
import { ThemeProvider, useTheme } from './theme-provider.js'
import { themeScript, themeScriptHash } from './theme-script.js'

const scheme = () => document.documentElement.dataset.colorScheme
const runHeadScript = () => new Function(themeScript())()

beforeEach(() => {
  delete document.documentElement.dataset.colorScheme
})

describe('the script in the head', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'auto'],
    ['<img>', 'auto'],
    [null, 'auto'],
  ])('[THM-01] sets the stored theme before anything is drawn: %s gives %s', (raw, expected) => {
    if (raw) localStorage.setItem('eksport-theme', raw)
    runHeadScript()
    expect(scheme()).toBe(expected)
  })

  it.each([
    [null, 'dark'],
    ['<img>', 'dark'],
    ['light', 'light'],
    ['auto', 'auto'],
  ])('leaves the theme that the host wrote where nothing else is stored: %s gives %s', (raw, expected) => {
    document.documentElement.dataset.colorScheme = 'dark'
    if (raw) localStorage.setItem('eksport-theme', raw)
    runHeadScript()
    expect(scheme()).toBe(expected)
  })

  it('is small and allowed by its published hash', () => {
    expect(themeScript().length).toBeLessThanOrEqual(350)
    expect(themeScriptHash).toBe(`'sha256-${createHash('sha256').update(themeScript()).digest('base64')}'`)
  })
})

describe('the button', () => {
  const draw = () =>
    render(
      <ThemeProvider>
        <ThemeToggle />
      </ThemeProvider>,
    )

  it('[THM-01] switches, and the browser remembers', async () => {
    draw()
    const button = screen.getByRole('button', { name: 'Mørkt tema' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(button)
    expect([scheme(), localStorage.getItem('eksport-theme'), button.getAttribute('aria-pressed')]).toEqual([
      'dark',
      'dark',
      'true',
    ])
    runHeadScript()
    expect(scheme()).toBe('dark')
  })

  it('takes a word of its own', () => {
    render(<ThemeToggle messages={{ dark: { nb: 'Nattlys' } }} />)
    expect(screen.getByRole('button', { name: 'Nattlys' })).toBeTruthy()
  })

  it('follows another tab', () => {
    draw()
    localStorage.setItem('eksport-theme', 'dark')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'eksport-theme' }))
    })
    expect(scheme()).toBe('dark')
  })

  it('treats an invalid stored value as no choice', () => {
    localStorage.setItem('eksport-theme', 'rosa')
    draw()
    expect(scheme()).toBe('auto')
  })
})

/** A system that can be told to be dark, and tells who listens. */
function fakeSystem() {
  const system = new EventTarget()
  let dark = false
  const query = Object.defineProperty(window.matchMedia('(prefers-color-scheme: dark)'), 'matches', {
    get: () => dark,
  })
  vi.spyOn(query, 'addEventListener').mockImplementation((name: string, heard: unknown) =>
    system.addEventListener(name, heard as EventListener),
  )
  vi.spyOn(query, 'removeEventListener').mockImplementation((name: string, heard: unknown) =>
    system.removeEventListener(name, heard as EventListener),
  )
  vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  return (next: boolean) => {
    dark = next
    system.dispatchEvent(new Event('change'))
  }
}

function Follow() {
  const { setTheme } = useTheme()
  return (
    <button type="button" onClick={() => setTheme('auto')}>
      follow
    </button>
  )
}

describe('the provider', () => {
  const app = (
    <StrictMode>
      <ThemeProvider>
        <ThemeToggle />
      </ThemeProvider>
    </StrictMode>
  )
  const pressed = () => screen.getByRole('button').getAttribute('aria-pressed')

  it('follows the system while it changes, until somebody chooses', async () => {
    const setDark = fakeSystem()
    render(app)
    expect(pressed()).toBe('false')
    act(() => setDark(true))
    expect([scheme(), pressed()]).toEqual(['auto', 'true'])
    await userEvent.click(screen.getByRole('button'))
    expect([scheme(), pressed()]).toEqual(['light', 'false'])
    act(() => setDark(false))
    act(() => setDark(true))
    expect(scheme()).toBe('light')
  })

  it('switches where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    render(app)
    await userEvent.click(screen.getByRole('button'))
    expect([scheme(), pressed()]).toEqual(['dark', 'true'])
    // What was kept in memory goes when the store takes the next choice.
    vi.restoreAllMocks()
    await userEvent.click(screen.getByRole('button'))
    expect(localStorage.getItem('eksport-theme')).toBe('light')
  })

  it('has a theme until somebody chooses, and remembers the choice of following the system', async () => {
    const dark = (
      <ThemeProvider defaultTheme="dark">
        <Follow />
      </ThemeProvider>
    )
    const { unmount } = render(dark)
    expect([scheme(), localStorage.getItem('eksport-theme')]).toEqual(['dark', null])
    await userEvent.click(screen.getByRole('button'))
    expect(scheme()).toBe('auto')
    unmount()
    render(dark)
    expect(scheme()).toBe('auto')
  })

  it('is the default on a server too', () => {
    const element = (
      <ThemeProvider defaultTheme="dark">
        <ThemeToggle />
      </ThemeProvider>
    )
    expect(renderToString(element)).toContain('aria-pressed="true"')
  })

  it('lets no control fade at its own pace while it switches', async () => {
    render(app)
    await vi.waitFor(() => expect(document.documentElement.dataset.themeSwitching).toBeUndefined())
    const seen: (string | undefined)[] = []
    const watch = new MutationObserver(() => seen.push(document.documentElement.dataset.themeSwitching))
    watch.observe(document.documentElement, { attributeFilter: ['data-color-scheme', 'data-theme-switching'] })
    await userEvent.click(screen.getByRole('button'))
    await vi.waitFor(() => expect(document.documentElement.dataset.themeSwitching).toBeUndefined())
    watch.disconnect()
    expect([scheme(), seen[0]]).toEqual(['dark', ''])
  })

  it('gives the colour of the page to the browser around it', () => {
    const meta = document.head.appendChild(document.createElement('meta'))
    meta.name = 'theme-color'
    document.body.style.backgroundColor = 'rgb(1, 2, 3)'
    render(app)
    expect(meta.content).toBe('rgb(1, 2, 3)')
    meta.remove()
    document.body.style.backgroundColor = ''
  })

  it('is taken over from a server with a stored theme without a complaint', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(app)
    localStorage.setItem('eksport-theme', 'dark')
    const root = await act(async () => hydrateRoot(page, app))
    expect([scheme(), page.querySelector('button')?.getAttribute('aria-pressed')]).toEqual(['dark', 'true'])
    expect(complaint).not.toHaveBeenCalled()
    act(() => root.unmount())
    page.remove()
  })
})

describe('the cookie', () => {
  it.each([
    ['eksport-theme=dark', 'dark'],
    ['id=1; eksport-theme=light; other=dark', 'light'],
    ['not-eksport-theme=dark', 'auto'],
    ['eksport-theme=rosa', 'auto'],
    ['', 'auto'],
    [null, 'auto'],
  ])('%s is read as %s', (header, theme) => {
    expect(readThemeCookie(header)).toBe(theme)
  })

  it.each(['light', 'dark', 'auto'] as const)('what was written for %s is read back', (theme) => {
    const [pair = ''] = themeCookie(theme).split(';')
    expect(readThemeCookie(`first=1; ${pair}`)).toBe(theme)
  })

  it('goes away when the system decides', () => {
    expect(themeCookie('auto')).toContain('Max-Age=0')
  })
})
