import { type Application, diffApplication } from '@eksport/domain'
import { anApplication, aProductLine, aWildCaughtLine } from '@eksport/domain/testing'
import { setAt } from '@eksport/forms'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { sampleOriginal, sampleReplacement } from '../../testing/sample-changes.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ApplicationDetail, type ApplicationDetailProps } from './application-detail.js'
import { countChanges } from './count-changes.js'

const show = (application: Application, original?: Application, props: Partial<ApplicationDetailProps> = {}) =>
  render(
    <ApplicationDetail
      application={application}
      {...(original && { original })}
      viewpoint="BEHANDLER"
      labels={sampleLabels}
      {...props}
    />,
  )
const marks = () => document.querySelectorAll('[data-change-mark]')
const section = (title: string) => screen.getByRole('region', { name: new RegExp(title) })
const fact = (scope: HTMLElement, label: string) => {
  const value = within(scope).getByText(label, { selector: 'dt' }).nextElementSibling
  return value?.textContent?.replace(/[\s\u00a0]+/g, ' ').trim()
}
const cards = () =>
  screen
    .queryAllByRole('article')
    .map((card) => `${card.dataset.change} ${card.querySelector('h3')?.textContent?.trim()}`)
const before = anApplication()
const { transport, recipient } = before

let announced: string[] = []
beforeEach(() => {
  announced = []
  vi.spyOn(getAnnouncer(document), 'announce').mockImplementation((text) => void announced.push(text))
})
afterEach(() => document.getSelection()?.removeAllRanges())

describe('without a change', () => {
  it('[CHG-01] there is no mark and no summary without an original', () => {
    show(sampleReplacement)
    expect(marks()).toHaveLength(0)
    expect(screen.queryByRole('region', { name: 'Endringer' })).toBeNull()
  })

  it.each([
    ['the same once more', before],
    ['lines in another order', { ...before, productLines: [aWildCaughtLine(), aProductLine()] }],
    ['formats in another order', { ...before, certificateFormats: ['E_CERT', 'PAPER'] }],
    ['an empty list where nothing was', { ...before, transport: { ...transport, containers: [] } }],
    ['what the authority writes', { ...before, applicationStatus: 'UTSTEDT', fees: [{ amount: 375 }], version: 9 }],
  ] as const)('[CHG-01] %s is none', (title, application) => {
    const original = title.startsWith('lines')
      ? { ...before, productLines: [aProductLine(), aWildCaughtLine()] }
      : before
    show(application as Application, original)
    expect(marks()).toHaveLength(0)
    expect(within(section('Endringer')).getByRole('heading').textContent).toBe('Ingen endringer')
  })

  it('[CHG-01] a code list that is not loaded is no change', () => {
    show(before, before, { labels: { label: (_list, code) => code } })
    expect(marks()).toHaveLength(0)
  })

  it('[CHG-01] what reads the same is none: a weight with another number of decimals', () => {
    const weigh = (totalGrossWeight: number) => ({ ...before, transport: { ...transport, totalGrossWeight } })
    show(weigh(12), weigh(12.001))
    expect(marks()).toHaveLength(0)
  })
})

describe('facts', () => {
  it('[CHG-01] are changed, new or removed, in their own place', () => {
    show(
      {
        ...before,
        transport: {
          ...transport,
          flightNumber: 'XX010',
          containers: [{ number: 'TEST1', seals: [{ number: 'NO1' }] }],
          placeOfLoading: undefined,
          timeOfDeparture: '19:00',
        },
      },
      before,
    )
    const scope = section('Transport')
    expect(fact(scope, 'Flightnummer')).toBe('Endring: XX010, tidligere XX009')
    expect(fact(scope, 'Containere')).toBe('Nytt TEST1, plombe NO1')
    expect(fact(scope, 'Lastested')).toBe('Fjernet: Oslo lufthavn Gardermoen')
    expect(fact(scope, 'Avgang')).toBe('Endring: 24.11.2026 19:00, tidligere 24.11.2026 18:30')
    expect(fact(scope, 'Transportmiddel')).toBe('Fly')
    expect(marks()).toHaveLength(4)
  })

  it('[CHG-01] an address marks the line that differs', () => {
    show(
      { ...before, recipient: { ...recipient, consignee: { ...recipient?.consignee, address: 'Sample Street 112' } } },
      before,
    )
    const consignee = within(section('Mottaker')).getByText('Mottaker', { selector: 'dt' }).parentElement
    expect(consignee?.querySelector('del')?.textContent).toBe('Sample Street 12, Shanghai, Kina')
    expect(consignee?.querySelector('ins')?.textContent).toBe('Sample Street 112, Shanghai, Kina')
    expect(marks()).toHaveLength(1)
  })

  it('[CHG-01] the formats of the certificate are marked in the header', () => {
    show({ ...before, certificateFormats: ['PAPER'] }, before)
    expect(fact(document.querySelector('header') ?? document.body, 'Sertifikatformat')).toBe(
      'Endring: Papirbasert sertifikat fjernet Elektronisk sertifikat',
    )
  })

  it('[CHG-01] a section that only the original had stays, with all of it removed', () => {
    show({ ...before, certificateFormats: ['E_CERT'], certificateRetrieval: undefined }, before)
    expect(fact(section('Henting'), 'Kontor')).toBe('Fjernet: Kløfta')
  })

  it('[CHG-01] no answer that is compared and shown goes unmarked', () => {
    const { changes } = diffApplication(sampleOriginal, sampleReplacement)
    for (const { path, to } of changes) {
      const one = setAt(sampleOriginal, path, to)
      expect([path, countChanges(sampleOriginal, one)]).toEqual([path, 1])
    }
  })
})

describe('product lines', () => {
  const application = (...productLines: Application['productLines'] & object) => ({ ...before, productLines })

  it('[CHG-01] [CHG-02] of two that say the same one is taken away: one stays as it was', () => {
    show(application(aProductLine({ id: 'b' })), application(aProductLine({ id: 'a' }), aProductLine({ id: 'b' })))
    expect(cards().map((card) => card.split(' ')[0])).toEqual(['removed', 'same'])
    expect(screen.getAllByText('Slettet')).toHaveLength(1)
    expect(marks()).toHaveLength(1)
  })

  it('[CHG-02] a line whose key alone was edited is one changed line, with the key marked', () => {
    const productionPeriod = { ...aProductLine().productionPeriod, to: '2026-11-20' }
    const after = application(aProductLine({ productionPeriod }))
    show(after, application(aProductLine()))
    expect(cards()).toEqual(['changed Varelinje 1 Laks Salmo salar'])
    const card = screen.getByRole('article')
    expect(fact(card, 'Produksjonsperiode')).toBe('Endring: 18.11.2026–20.11.2026, tidligere 18.11.2026–19.11.2026')
    expect(screen.queryByText('Slettet')).toBeNull()
    expect(screen.queryByText('Nytt')).toBeNull()
    expect(marks()).toHaveLength(1)
    expect(countChanges(application(aProductLine()), after)).toBe(1)
  })

  it('[CHG-02] an edited key beside other changes is one line deleted and one new', () => {
    show(application(aProductLine({ species: '713', lotNumber: 'L2' })), application(aProductLine()))
    expect(cards()).toEqual([
      'removed Varelinje 1 Laks Salmo salar',
      'added Varelinje 1 Regnbueørret Oncorhynchus mykiss',
    ])
    expect(screen.getByText('Slettet')).toBeTruthy()
    expect(screen.getByText('Nytt')).toBeTruthy()
    expect(screen.getByRole('article', { name: /Laks/ }).querySelector('h3 del')?.textContent).toBe('Laks Salmo salar')
  })

  it('[CHG-02] an edited key is a probable change only where that is asked for, fact by fact', () => {
    const after = application(aProductLine({ species: '713', lotNumber: 'L2' }), aWildCaughtLine())
    show(after, application(aProductLine()), { likelyChanges: true })
    expect(cards().map((card) => card.split(' ')[0])).toEqual(['changed', 'added'])
    const card = screen.getByRole('article', { name: /Regnbueørret/ })
    expect(within(card).getByText('Trolig endret')).toBeTruthy()
    expect(fact(card, 'Fiskeart')).toBe('Endring: Regnbueørret, tidligere Laks')
    expect(fact(card, 'Partinummer')).toBe('Endring: L2, tidligere L261119-1')
    expect(screen.queryByText('Slettet')).toBeNull()
    expect(marks()).toHaveLength(3)
    expect(countChanges(application(aProductLine()), after, { likelyChanges: true })).toBe(3)
    expect(countChanges(application(aProductLine()), after)).toBe(3)
  })

  it.each([
    ['another id, three facts', aProductLine({ id: 'n', species: '713', netWeight: 1, lotNumber: 'X' }), ['changed']],
    [
      'another id, four facts',
      aProductLine({ id: 'n', species: '713', netWeight: 1, lotNumber: 'X', isAlive: true }),
      ['removed', 'added'],
    ],
    ['the same id, whatever differs', aWildCaughtLine({ id: aProductLine().id }), ['changed']],
  ])('[CHG-02] is probable: %s', (_title, line, kinds) => {
    show(application(line), application(aProductLine()), { likelyChanges: true })
    expect(cards().map((card) => card.split(' ')[0])).toEqual(kinds)
  })

  it('[CHG-02] of five hundred edited keys each finds its own', () => {
    const many = (species: string) =>
      Array.from({ length: 500 }, (_, index) => aProductLine({ id: `${index}`, species, lotNumber: `${index}` }))
    expect(countChanges(application(...many('711')), application(...many('713')), { likelyChanges: true })).toBe(500)
  })

  it('[CHG-01] a changed one marks the facts that changed, nothing else', () => {
    show(application(aProductLine({ netWeight: 14_400 })), application(aProductLine()))
    expect(fact(screen.getByRole('article'), 'Nettovekt')).toBe('Endring: 14 400,00 kg, tidligere 16 416,00 kg')
    expect(marks()).toHaveLength(1)
  })

  it('[CHG-02] one that was taken away stands where it stood', () => {
    const [a, b, c] = ['711', '713', '1022'].map((species) => aProductLine({ id: species, species }))
    if (!a || !b || !c) throw new Error('three lines')
    show(application(a, c), application(a, b, c))
    expect(cards().map((card) => card.split(' ')[0])).toEqual(['same', 'removed', 'same'])
  })

  it('[CHG-02] five hundred lines against five hundred others', () => {
    const many = (lot: string) =>
      Array.from({ length: 500 }, (_, index) => aProductLine({ id: `${index}`, species: `${index}`, lotNumber: lot }))
    expect(countChanges(application(...many('A')), application(...many('B').toReversed()))).toBe(500)
  })
})

describe('the summary', () => {
  it('[CHG-04] counts what is marked, also without drawing it, and says against what', () => {
    show(sampleReplacement, sampleOriginal)
    const summary = section('Endringer')
    expect(within(summary).getByRole('heading').textContent).toBe(`${marks().length} endringer`)
    expect(countChanges(sampleOriginal, sampleReplacement)).toBe(marks().length)
    expect(within(summary).getByText('mot #004030')).toBeTruthy()
  })

  it('[CHG-04] of an application that was sent again tells since when', () => {
    show({ ...before, transport: { ...transport, flightNumber: 'X' } }, before)
    expect(section('Endringer').textContent).toContain('1 endringsiden forrige innsending')
  })

  it('[CHG-04] links to every section with changes, which takes focus', () => {
    show(sampleReplacement, sampleOriginal)
    const links = within(section('Endringer')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toContain('Henting 4, 4 endringer')
    for (const link of links) {
      const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? 'none')
      expect(target?.querySelector('[data-change-mark]')).not.toBeNull()
      expect(target?.tabIndex).toBe(-1)
    }
  })

  it('[CHG-04] shows only what changed, and all of it again', async () => {
    show(sampleReplacement, sampleOriginal)
    const count = marks().length
    expect(count).toBe(40)
    const only = screen.getByRole('switch', { name: 'Vis bare endringer' })
    await userEvent.click(only)
    expect(marks()).toHaveLength(count)
    const plain = [...document.querySelectorAll('.eks-fact-section .eks-fact')].filter(
      (each) => !each.querySelector('.eks-change') && !each.closest('[data-change="added"]'),
    )
    expect(plain).toEqual([])
    expect(screen.queryByRole('region', { name: 'Vedlegg' })).toBeNull()
    await userEvent.click(only)
    expect(screen.getByRole('region', { name: 'Vedlegg' })).toBeTruthy()
  })

  it('[CHG-04] n and p walk through the changes while focus is in it, and nowhere else', async () => {
    show({ ...before, transport: { ...transport, flightNumber: 'XX010', containers: [{ number: 'C1' }] } }, before)
    await userEvent.keyboard('n')
    expect(announced).toEqual([])
    const next = screen.getByRole('button', { name: 'Neste' })
    next.focus()
    await userEvent.keyboard('nn')
    const current = () =>
      document.querySelector('[data-current]')?.closest('.eks-fact')?.querySelector('dt')?.textContent
    expect(current()).toBe('Containere')
    await userEvent.keyboard('p')
    expect(current()).toBe('Flightnummer')
    await userEvent.keyboard('p')
    expect(current()).toBe('Containere')
    expect(document.querySelectorAll('[data-current]')).toHaveLength(1)
    expect(announced).toEqual([
      '1 av 2. Flightnummer. Endring: XX010, tidligere XX009',
      '2 av 2. Containere. Nytt C1',
      '1 av 2. Flightnummer. Endring: XX010, tidligere XX009',
      '2 av 2. Containere. Nytt C1',
    ])
    expect(document.activeElement).toBe(next)
    expect(next.getAttribute('aria-keyshortcuts')).toBe('n')
  })

  it('[CHG-04] leaves the browser its own shortcuts', async () => {
    show(sampleReplacement, sampleOriginal)
    screen.getByRole('button', { name: 'Neste' }).focus()
    await userEvent.keyboard('{Control>}n{/Control}')
    expect(document.querySelector('[data-current]')).toBeNull()
  })
})
