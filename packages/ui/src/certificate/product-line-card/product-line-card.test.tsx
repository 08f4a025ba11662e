import { diffApplication, lineEntries, type NamedList, type ProductLine } from '@eksport/domain'
import { anApplication, aProductLine, aWildCaughtLine, given } from '@eksport/domain/testing'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ProductLineCard, type ProductLineCardProps } from './product-line-card.js'
import { formatPeriod, shortFactKeys } from './product-line-card.logic.js'

const card = (props: Partial<ProductLineCardProps> = {}) => (
  <ProductLineCard line={aProductLine()} index={1} labels={sampleLabels} {...props} />
)
const declarations = [
  'wildCaughtConsent',
  'consentCodPowder',
  'consentShrimpPowder',
  'consentOysterPowder',
  'consentFishFedWithoutPorkProtein',
]
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

describe('ProductLineCard', () => {
  it('[PLC-01] names the country of a producer outside the register, and no country otherwise', () => {
    const { rerender } = render(card())
    expect(facts().Produsent).toBe('ST337')
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
    expect(facts().Produsent).toBe('DK 1 EC, Danmark, utenfor registeret')
  })

  it('[PLC-02] tells species, production period, slaughter periods by site, and vessels', () => {
    const { rerender } = render(card())
    expect(facts()).toMatchObject({
      Fiskeart: 'Laks',
      Produksjonsperiode: '18.11.2026–19.11.2026',
      Slakteinformasjon: 'Lokalitet 10790, 17.11.2026 til 19.11.2026',
    })
    rerender(card({ line: aWildCaughtLine() }))
    expect(facts().Fartøy).toBe('Testfartøy Delta, F-1-T')
  })

  it('[PLC-03] shows every fact that the line states', () => {
    const whole = aWildCaughtLine({
      exportTypeDeclaration: 'C',
      animalHealth: 'WILD_CAUGHT',
      productDescription: 'Torskeblokk',
      coldStore: 'Testlager',
      productPackedForFinalConsumer: true,
      aquacultureArea: 'FAO27',
      slaughterInformation: [{ siteNumber: 10_790 }],
      ...Object.fromEntries(declarations.map((path) => [path, given('1.1.100')])),
    })
    render(card({ line: whole }))
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      lineEntries.map(({ label }) => label.nb),
    )
    expect(
      within(screen.getByText('Fangstområder').parentElement ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['FAO27.1.b', 'FAO27.2.a'])
  })

  it.each([
    [{ netWeight: 0.01 }, { Nettovekt: '0,01\u00a0kg' }],
    [{ netWeight: 999_999 }, { Nettovekt: '999\u00a0999,00\u00a0kg' }],
    [
      { netWeight: 12, packaging: { type: 'CT', numberOfPackages: 0 } },
      { Nettovekt: '12,00\u00a0kg', Pakninger: '0, kartong' },
    ],
    [{ productionPeriod: { from: '2026-11-18', to: '2026-11-18' } }, { Produksjonsperiode: '18.11.2026' }],
  ])('[PLC-03] %j reads %j', (line, words) => {
    render(card({ line: { id: 'x', ...line } }))
    expect(facts()).toEqual(words)
  })

  it('[PLC-01] a producer outside the register without a country has none', () => {
    render(card({ line: { id: 'x', productionEstablishment: { isUnauthorized: true, approvalNumber: 'DK 1 EC' } } }))
    expect(facts().Produsent).toBe('DK 1 EC, utenfor registeret')
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

  it('[PLC-04] is copied once, however often one presses while it is being copied', async () => {
    let finish: () => void = () => undefined
    const onCopy = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    render(card({ onCopy }))
    const copy = screen.getByRole('button', { name: /Kopier/ })
    await userEvent.dblClick(copy)
    expect(onCopy).toHaveBeenCalledTimes(1)
    expect(copy.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(copy)
    await act(async () => finish())
    await userEvent.click(copy)
    expect(onCopy).toHaveBeenCalledTimes(2)
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

  it('keeps dialog and card when deletion fails, says so, and can try again', async () => {
    const onDelete = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(undefined)
    render(card({ onDelete }))
    await userEvent.click(screen.getByRole('button', { name: /Slett/ }))
    const confirm = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slett' })
    await userEvent.click(confirm())
    expect(within(screen.getByRole('alertdialog')).getByText('Varelinjen ble ikke slettet. Prøv igjen.')).toBeTruthy()
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1)
    await userEvent.click(confirm())
    expect(onDelete).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('[PLC-05] is busy while it is being deleted', async () => {
    render(card({ onDelete: () => new Promise(() => undefined) }))
    await userEvent.click(screen.getByRole('button', { name: /Slett/ }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Slett' }))
    expect(dialog.getByRole('button', { name: 'Slett' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('ties the findings about a line to the line, the gravest first, and leads to where they are corrected', () => {
    render(
      card({
        issues: [
          { code: 'Y', severity: 'WARNING', message: 'Se på dette.' },
          { code: 'X', severity: 'CRITICAL', message: 'For gammel fisk.' },
        ],
        issueHref: ({ code }) => (code === 'X' ? '#species' : undefined),
      }),
    )
    const article = screen.getByRole('article')
    const list = document.getElementById(article.getAttribute('aria-describedby') ?? '')
    expect(list?.textContent).toBe('For gammel fisk.Se på dette.')
    expect(screen.getByRole('link', { name: 'For gammel fisk.' }).getAttribute('href')).toBe('#species')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(article.className).toContain('border-s-danger-base')
  })

  it('[PLC-03] holds back what is not asked for, and shows it on demand', async () => {
    render(card({ facts: shortFactKeys }))
    expect(facts()).not.toHaveProperty('Partinummer')
    const all = screen.getByRole('button', { name: 'Vis alle fakta varelinje 1, Laks' })
    expect(all.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(all)
    expect(facts()).toHaveProperty('Partinummer', 'L261119-1')
    expect(all.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(all)
    expect(facts()).not.toHaveProperty('Partinummer')
  })

  it('[CHG-01] shows a fact that changed also where it was not asked for', () => {
    const [change] = diffApplication(
      anApplication({ productLines: [aProductLine()] }),
      anApplication({ productLines: [aProductLine({ lotNumber: 'L2' })] }),
    ).lines
    if (!change) throw new Error('one line')
    render(card({ line: aProductLine({ lotNumber: 'L2' }), change, facts: [] }))
    expect(facts()).toEqual({ Partinummer: 'Endring: L2, tidligere L261119-1' })
  })

  it('draws one card anew when one line is edited', async () => {
    const label = vi.fn((_list: NamedList, code: string) => code)
    const labels = { label }
    const [a, b] = [aProductLine({ id: 'a' }), aProductLine({ id: 'b', species: '713' })]
    const list = (lines: ProductLine[]) =>
      lines.map((line, index) => <ProductLineCard key={line.id} line={line} index={index + 1} labels={labels} />)
    const { rerender } = render(<div>{list([a, b])}</div>)
    label.mockClear()
    rerender(<div>{list([a, { ...b, netWeight: 1 }])}</div>)
    expect(label).toHaveBeenCalledWith('species', '713')
    expect(label).not.toHaveBeenCalledWith('species', '711')
  })
})
