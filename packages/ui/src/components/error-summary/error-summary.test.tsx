import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ErrorSummary, type ErrorSummaryItem } from './error-summary.js'

const errors: readonly ErrorSummaryItem[] = [
  { target: 'packages', text: 'Du må minst ha én pakke.' },
  { target: 'means', text: 'Transportmiddel: Feltet er påkrevd' },
  { target: 'period-from', text: 'Produksjonsperiode, fra: Feltet er påkrevd' },
]

const page = (focusKey: number, items = errors) => (
  <form id="form">
    <ErrorSummary errors={items} focusKey={focusKey} />
    <input id="packages" />
    <fieldset id="means">
      <input type="radio" name="means" value="AIR" />
      <input type="radio" name="means" value="SHIP" defaultChecked />
    </fieldset>
    <button id="period" type="button">
      Periode
    </button>
  </form>
)
const summary = () => screen.getByRole('region', { name: 'For å gå videre må du rette opp i følgende feil:' })
const follow = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('link', { name }))
  return document.activeElement
}

describe('ErrorSummary', () => {
  it('[WIZ-24] takes focus when it appears, and again for each attempt, not for each change', async () => {
    const { rerender } = render(page(1))
    expect(document.activeElement).toBe(summary())
    await userEvent.click(document.getElementById('packages') ?? document.body)
    rerender(page(1, errors.slice(1)))
    expect(document.activeElement?.id).toBe('packages')
    rerender(page(2))
    expect(document.activeElement).toBe(summary())
  })

  it('[WIZ-24] leads to the control, to the chosen one of a group, and to the whole of a part that is not drawn', async () => {
    render(page(1))
    expect((await follow(/pakke/))?.id).toBe('packages')
    expect(await follow(/Transportmiddel/)).toHaveProperty('value', 'SHIP')
    expect((await follow(/Produksjonsperiode/))?.id).toBe('period')
  })

  it('leaves an address that is nowhere on the page to the browser', async () => {
    render(page(1, [{ target: 'elsewhere', text: 'Et annet sted' }]))
    expect(screen.getByRole('link').getAttribute('href')).toBe('#elsewhere')
    expect(await follow(/annet/)).toBe(screen.getByRole('link'))
  })

  it('[WIZ-24] keeps a line that was put right in its place, and says so', () => {
    render(
      page(
        1,
        errors.map((error, index) => ({ ...error, corrected: index === 0 })),
      ),
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Du må minst ha én pakke.Rettet',
      'Transportmiddel: Feltet er påkrevd',
      'Produksjonsperiode, fra: Feltet er påkrevd',
    ])
  })

  it('[EXP-01] leads to a field of another page by the router, and leaves other tabs to the browser', async () => {
    const onFollow = vi.fn()
    render(<ErrorSummary errors={[{ target: 'a', text: 'Lokalitet', href: '#/varelinjer/1', onFollow }]} />)
    const link = screen.getByRole('link', { name: 'Lokalitet' })
    expect(link.getAttribute('href')).toBe('#/varelinjer/1')
    expect(fireEvent.click(link)).toBe(false)
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(onFollow).toHaveBeenCalledTimes(1)
  })
})
