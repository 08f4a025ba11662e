import { anApplication, aProductLine } from '@eksport/domain/testing'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
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
