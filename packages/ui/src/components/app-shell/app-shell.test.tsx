import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Brand } from './brand.js'
import { LanguageMenu } from './language-menu.js'

it('a product has a name and a mark of its own', () => {
  render(<Brand href="/" name="Fiskekort" mark={<svg aria-hidden="true" data-testid="fish" />} />)
  const brand = screen.getByRole('link', { name: 'Fiskekort' })
  expect([...brand.querySelectorAll('svg')]).toEqual([screen.getByTestId('fish')])
})

it('a product with two languages offers those two', async () => {
  const chosen = vi.fn()
  render(<LanguageMenu locales={['nb', 'en']} onValueChange={chosen} />)
  await userEvent.click(screen.getByRole('button', { name: 'Språk: Bokmål' }))
  expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([
    'Norsk bokmål',
    'English',
  ])
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
  expect(chosen).toHaveBeenCalledExactlyOnceWith('en')
})
