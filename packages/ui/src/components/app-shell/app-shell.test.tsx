import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AppHeader } from './app-header.js'
import { AppShell } from './app-shell.js'
import { Brand } from './brand.js'
import { LanguageMenu } from './language-menu.js'

it('its main part can take focus, from the skip link and from what goes', () => {
  render(<AppShell header={null}>Innhold</AppShell>)
  const main = screen.getByRole('main')
  expect(main.tabIndex).toBe(-1)
  expect(main.hasAttribute('tabindex')).toBe(true)
  expect(screen.getByRole('link', { name: 'Hopp til hovedinnhold' }).getAttribute('href')).toBe(`#${main.id}`)
})

it('a product has a name and a mark of its own', () => {
  render(<Brand href="/" name="Fiskekort" mark={<svg aria-hidden="true" data-testid="fish" />} />)
  const brand = screen.getByRole('link', { name: 'Fiskekort' })
  expect([...brand.querySelectorAll('svg')]).toEqual([screen.getByTestId('fish')])
})

it('a product with two languages offers those two', async () => {
  const chosen = vi.fn()
  render(<LanguageMenu locales={['nb', 'en']} onValueChange={chosen} />)
  await userEvent.click(screen.getByRole('button', { name: 'Språk: Bokmål' }))
  expect((await screen.findAllByRole('menuitemradio')).map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['nb', 'Norsk bokmål'],
    ['en', 'English'],
  ])
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
  expect(chosen).toHaveBeenCalledExactlyOnceWith('en')
})

it('a header folds out when its app says so, and tells why it would fold in', async () => {
  const changed = vi.fn()
  const header = (open?: boolean) => <AppHeader brand="Eksport" open={open} onOpenChange={changed} />
  const { rerender } = render(header(false))
  const toggle = screen.getByRole('button', { name: 'Meny' })
  await userEvent.click(toggle)
  expect(changed).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: 'trigger' }))
  // It is the app's to do.
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  rerender(header(true))
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(changed).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'dismiss' }))
  expect(document.activeElement).toBe(toggle)
})

it('a header that its app leaves alone folds by itself, and tells of it', async () => {
  const changed = vi.fn()
  render(<AppHeader brand="Eksport" onOpenChange={changed} />)
  const toggle = screen.getByRole('button', { name: 'Meny' })
  await userEvent.click(toggle)
  expect([toggle.getAttribute('aria-expanded'), changed.mock.calls.length]).toEqual(['true', 1])
})

it('the menu of a header comes before what the app adds, and that before its end', () => {
  render(
    <AppHeader brand="Eksport" nav={[{ label: 'Oversikt', href: '/' }]} end={<a href="#end">Konto</a>}>
      <a href="#own">Frist</a>
    </AppHeader>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Oversikt', 'Frist', 'Konto'])
})
