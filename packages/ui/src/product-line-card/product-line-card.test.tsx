import { aProductLine, aWildCaughtLine } from '@eksport/domain/testing'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sampleLabels } from '../testing/sample-labels.js'
import { ProductLineCard, type ProductLineCardProps } from './product-line-card.js'
import { factKeys, formatPeriod } from './product-line-card.logic.js'

const card = (props: Partial<ProductLineCardProps> = {}) => (
  <ProductLineCard line={aProductLine()} index={1} labels={sampleLabels} {...props} />
)
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

describe('ProductLineCard', () => {
  it('[PLC-01] names the country of a producer outside the register, and no country otherwise', () => {
    const { rerender } = render(card())
    expect(facts().Anlegg).toBe('ST337')
    rerender(
      card({
        line: aProductLine({
          productionEstablishment: {
            isUnauthorized: true,
            approvalNumber: 'DK 1 EC',
            unauthorizedEstablishmentInfo: { country: 'DK' },
          },
        }),
      }),
    )
    expect(facts().Anlegg).toBe('DK 1 EC, Danmark')
  })

  it('[PLC-02] tells species, production period, slaughter periods by site, and vessels', () => {
    const { rerender } = render(card())
    expect(facts()).toMatchObject({
      Fiskeart: 'Laks',
      Produksjonsperiode: '18.11.2026–19.11.2026',
      Slakteperioder: '17.11.2026–19.11.2026, lokalitet 10790',
    })
    rerender(card({ line: aWildCaughtLine() }))
    expect(facts().Fartøy).toBe('Testfartøy Delta, F-1-T')
  })

  it('[PLC-03] shows every fact that the line states', () => {
    const whole = aWildCaughtLine({
      animalHealth: 'WILD_CAUGHT',
      productDescription: 'Torskeblokk',
      coldStore: 'Testlager',
      productPackedForFinalConsumer: true,
      aquacultureArea: 'FAO27',
      slaughterInformation: [{ siteNumber: 10_790 }],
    })
    render(card({ line: whole }))
    expect(screen.getAllByRole('term')).toHaveLength(factKeys.length)
    expect(
      within(screen.getByText('Fangstområder').parentElement ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['FAO27.1.b', 'FAO27.2.a'])
  })

  it('[PLC-03] leaves out what the line does not state', () => {
    render(card({ line: { id: 'x', species: '711' } }))
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Fiskeart'])
  })

  it('shows a code as it is when no list has words for it', () => {
    render(card({ line: { id: 'x', species: '9999' } }))
    expect(facts().Fiskeart).toBe('9999')
  })

  it.each([
    ['2026-11-18', '2026-11-19', '18.11.2026–19.11.2026'],
    ['2026-11-18', '2026-11-18', '18.11.2026'],
    [undefined, '2026-11-19', '19.11.2026'],
    ['2026-11-18', undefined, '18.11.2026'],
    [undefined, undefined, undefined],
  ])('writes the period %s to %s as %s', (from, to, text) => {
    expect(formatPeriod(from, to)).toBe(text)
  })

  it('[PLC-04] offers copy, edit and delete only where it has the handler, each named after the line', () => {
    const { rerender } = render(card())
    expect(screen.queryAllByRole('button')).toHaveLength(0)
    rerender(card({ onEdit: vi.fn(), onCopy: vi.fn(), onDelete: vi.fn() }))
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Rediger varelinje 1, Laks',
      'Kopier varelinje 1, Laks',
      'Slett varelinje 1, Laks',
    ])
  })

  it('[PLC-05] asks before it deletes, and keeps the card when the answer is no', async () => {
    const onDelete = vi.fn()
    render(card({ onDelete }))
    await userEvent.click(screen.getByRole('button', { name: /Slett/ }))
    const dialog = screen.getByRole('alertdialog', { name: 'Er du sikker på at du vil slette denne varelinjen?' })
    expect(document.activeElement?.textContent).toBe('Avbryt')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }))
    expect(onDelete).not.toHaveBeenCalled()
  })

  it('[PLC-05] deletes once, and puts focus on the next card', async () => {
    const onDelete = vi.fn()
    const list = (ids: string[]) => (
      <ul>
        {ids.map((id, index) => (
          <li key={id}>
            <ProductLineCard line={aProductLine({ id })} index={index + 1} labels={sampleLabels} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    )
    const { rerender } = render(list(['a', 'b', 'c']))
    onDelete.mockImplementation(({ id }: { id: string }) =>
      rerender(list(['a', 'b', 'c'].filter((other) => other !== id))),
    )
    await userEvent.click(screen.getByRole('button', { name: /Slett varelinje 2/ }))
    await userEvent.dblClick(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slett' }))
    await act(async () => undefined)
    expect(onDelete).toHaveBeenCalledTimes(1)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(document.activeElement?.textContent).toBe('Slett varelinje 2, Laks')
    expect(document.activeElement?.closest('li')?.previousElementSibling).not.toBeNull()
  })

  it('keeps dialog and card when deletion fails', async () => {
    render(card({ onDelete: () => Promise.reject(new Error('no')) }))
    await userEvent.click(screen.getByRole('button', { name: /Slett/ }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slett' }))
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1)
  })

  it('ties the findings about a line to the line', () => {
    render(card({ issues: [{ code: 'X', severity: 'CRITICAL', message: 'For gammel fisk.' }] }))
    const id = screen.getByRole('article').getAttribute('aria-describedby')
    expect(document.getElementById(id ?? '')?.textContent).toBe('For gammel fisk.')
  })
})
