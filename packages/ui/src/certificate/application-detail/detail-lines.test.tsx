import { anApplication, aProductLine } from '@eksport/domain/testing'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ApplicationDetail } from './application-detail.js'

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aProductLine({ id: `l${index}`, lotNumber: `LOT${index + 1}`, netWeight: 100 + index }),
  )
const show = (now: ReturnType<typeof lines>, before?: ReturnType<typeof lines>) =>
  render(
    <ApplicationDetail
      application={anApplication({ referenceNumber: 4040, productLines: now })}
      {...(before && { original: anApplication({ referenceNumber: 4030, productLines: before }) })}
      viewpoint="BEHANDLER"
      labels={sampleLabels}
    />,
  )
const goods = () => within(screen.getByRole('region', { name: /^Varelinjer/ }))
const lots = () =>
  goods()
    .queryAllByText('Partinummer')
    .map((term) => term.nextElementSibling?.textContent)
const all = { name: 'Vis alle fakta Varelinjer' }

describe('lines in details', () => {
  it('ten of them stand whole', () => {
    show(lines(10))
    expect(lots()).toHaveLength(10)
    expect(goods().queryByRole('button', all)).toBeNull()
  })

  it('more fold to species, period, weight and producer, and each unfolds', async () => {
    show(lines(11))
    expect(lots()).toEqual([])
    const [first] = goods().getAllByRole('article')
    expect(first?.querySelector('h3')?.textContent).toContain('Laks')
    expect(first?.querySelector('p')?.textContent).toBe('18.11.2026–19.11.2026, 100,00\u00a0kg, ST337')
    await userEvent.click(goods().getByRole('button', { name: 'Vis alle fakta varelinje 2, Laks' }))
    expect(lots()).toEqual(['LOT2'])
  })

  it('all of them unfold at once, and fold again', async () => {
    show(lines(11))
    const button = goods().getByRole('button', all)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(lots()).toHaveLength(11)
    await userEvent.click(button)
    expect(lots()).toEqual([])
  })

  it('[DET-16] are whole on paper', () => {
    show(lines(11))
    act(() => {
      dispatchEvent(new Event('beforeprint'))
    })
    expect(lots()).toHaveLength(11)
  })

  it('[CHG-01] what changed in one that is folded shows', () => {
    const now = lines(12).map((line, index) => (index === 3 ? { ...line, lotNumber: 'LOT40' } : line))
    show(now, lines(12))
    expect(lots()).toEqual(['Endring: LOT40, tidligere LOT4'])
  })

  it('[CHG-04] of those that changed alone nothing is left to unfold together', async () => {
    const now = lines(12).map((line, index) => (index === 3 ? { ...line, lotNumber: 'LOT40' } : line))
    show(now, lines(12))
    await userEvent.click(screen.getByRole('switch', { name: 'Vis bare endringer' }))
    expect(goods().getAllByRole('article')).toHaveLength(1)
    expect(goods().queryByRole('button', all)).toBeNull()
  })
})

describe('lines in details where a table has room', () => {
  beforeEach(() => {
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), 'matches', { value: query === '(min-width: 1200px)' }),
    )
  })
  const table = () => within(screen.getByRole('table', { name: 'Varelinjer' }))
  const texts = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))
  const row = (name: RegExp) => table().getByRole('row', { name })

  it('[DET-09] are rows, with sums at the foot', () => {
    show(lines(3))
    const [head, first] = table().getAllByRole('row')
    expect(texts(head)?.slice(0, -1)).toEqual([
      'Fiskeart',
      'Produsent',
      'Produksjonsperiode',
      'Tilstand',
      'Pakninger',
      'Nettovekt',
    ])
    expect(texts(first)?.slice(0, -1)).toEqual([
      'Varelinje 1 Laks',
      'ST337',
      '18.11.2026–19.11.2026',
      'Fersk',
      '720',
      '100,00 kg',
    ])
    expect(texts(row(/^Sum av alle linjer/)).slice(0, -1)).toEqual(['Sum av alle linjer', '2 160', '303,00 kg'])
    expect(lots()).toEqual([])
  })

  it('[DET-09] one alone is a card: there is nothing to compare it with or to add up', () => {
    show(lines(1))
    expect(screen.queryByRole('table', { name: 'Varelinjer' })).toBeNull()
    expect(goods().getAllByRole('article')).toHaveLength(1)
  })

  it('[DET-09] unfold to all that they state, one or all', async () => {
    show(lines(3))
    const button = table().getByRole('button', { name: 'Vis alle fakta varelinje 2, Laks' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(lots()).toEqual(['LOT2'])
    await userEvent.click(goods().getByRole('button', all))
    expect(lots()).toEqual(['LOT1', 'LOT2', 'LOT3'])
  })

  it('[DET-16] are whole on paper', () => {
    show(lines(3))
    act(() => {
      dispatchEvent(new Event('beforeprint'))
    })
    expect(lots()).toHaveLength(3)
  })

  it('[CHG-01] what changed shows under its row, what was before struck through, and once', () => {
    const now = lines(3).map((line, index) => (index === 1 ? { ...line, netWeight: 5_420, lotNumber: 'LOT40' } : line))
    show(now, lines(3))
    expect(lots()).toEqual(['Endring: LOT40, tidligere LOT2'])
    expect(table().getByText('101,00 kg', { selector: 'del span' })).toBeTruthy()
    expect(row(/^Varelinje 2/).querySelector('td[data-change="changed"]')?.textContent).toBe('5\u00a0420,00\u00a0kg')
    expect(document.querySelectorAll('[data-change-mark]')).toHaveLength(2)
  })

  it('[CHG-01] [CHG-04] a new one and one that was taken away are marked whole, said, and no part of the sums', async () => {
    const announced = vi.spyOn(getAnnouncer(document), 'announce').mockImplementation(() => undefined)
    const [one, two, three] = lines(3).map((line, index) => ({ ...line, species: ['711', '713', '1022'][index] }))
    if (!one || !two || !three) throw new Error('three lines')
    show([one, three], [one, two])
    expect(row(/Slettet/).querySelector('del')?.textContent).toBe('Regnbueørret')
    expect(texts(row(/^Sum/))[2]).toBe('202,00 kg')
    screen.getByRole('button', { name: /^Neste/ }).focus()
    await userEvent.keyboard('n')
    expect(announced.mock.lastCall?.[0]).toMatch(/^1 av 2\. Varelinje 2 Regnbueørret\s*Slettet$/)
    await userEvent.click(screen.getByRole('switch', { name: 'Vis bare endringer' }))
    expect(table().getAllByRole('rowheader')).toHaveLength(3)
  })
})
