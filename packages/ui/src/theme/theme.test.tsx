import { createHash } from 'node:crypto'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readThemeCookie, themeCookie } from './theme-cookie.js'
import { ThemeProvider } from './theme-provider.js'
import { themeScript, themeScriptHash } from './theme-script.js'
import { ThemeToggle } from './theme-toggle.js'

const scheme = () => document.documentElement.dataset.colorScheme
const runHeadScript = () => new Function(themeScript())()

describe('the script in the head', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['<img>', 'auto'],
    [null, 'auto'],
  ])('[THM-01] sets the stored theme before anything is drawn: %s gives %s', (raw, expected) => {
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
