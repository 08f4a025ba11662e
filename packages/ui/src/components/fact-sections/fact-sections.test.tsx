import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { FactSections, type FactSectionsProps } from './fact-sections.js'
import { FactSectionsSkeleton } from './fact-sections-skeleton.js'
import { licenceAfter, licenceBefore, licenceChanges } from './licence.fixture.js'
import { compareFacts, compareSections, countMarks } from './sections.logic.js'

const show = (props: Partial<FactSectionsProps> = {}) =>
  render(<FactSections sections={licenceChanges} against="mot fiskekort 2025" {...props} />)
const marks = () => document.querySelectorAll('[data-change-mark]')
const region = (name: string) => screen.getByRole('region', { name })
const fact = (scope: HTMLElement, label: string) =>
  within(scope)
    .getByText(label, { selector: 'dt' })
    .nextElementSibling?.textContent?.replace(/[\s\u00a0]+/g, ' ')
    .trim()

let announced: string[] = []
beforeEach(() => {
  announced = []
  vi.spyOn(getAnnouncer(document), 'announce').mockImplementation((text) => void announced.push(text))
})

describe('compareSections', () => {
  it('[CHG-01] knows what is changed, new and removed, and keeps a section that is gone', () => {
    const kinds = licenceChanges.map(({ id, facts = [] }) => [
      id,
      ...facts.flatMap(({ label, change }) => (change?.kind === 'same' ? [] : [`${label} ${change?.kind}`])),
    ])
    expect(kinds).toEqual([
      ['holder', 'Adresse changed', 'Telefon removed', 'E-post added'],
      ['water', 'Soner changed'],
      ['terms', 'Merknad changed'],
      ['fee', 'Beløp removed'],
    ])
  })

  it('puts what is gone where it stood', () => {
    const facts = (labels: string) => [...labels].map((label) => ({ label, value: label }))
    const order = (before: string, after: string) =>
      compareFacts(facts(before), facts(after))
        .map(({ label }) => label)
        .join('')
    expect(order('abcd', 'ad')).toBe('abcd')
    expect(order('xay', 'a')).toBe('xay')
    expect(order('abc', 'cba')).toBe('cba')
    expect(order('ab', 'b1')).toBe('ab1')
    expect(order('', 'ab')).toBe('ab')
  })

  it('finds no change in the same once more, and undoes itself the other way round', () => {
    const kindBack = { added: 'removed', removed: 'added', changed: 'changed', same: 'same' } as const
    const facts = fc.uniqueArray(
      fc.record({ label: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.constantFrom('1', '2', undefined) }),
      { selector: ({ label }) => label },
    )
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        expect(compareFacts(before, before).every(({ change }) => change?.kind === 'same')).toBe(true)
        const there = new Map(compareFacts(before, after).map(({ label, change }) => [label, change?.kind ?? 'same']))
        for (const { label, change } of compareFacts(after, before))
          expect(change?.kind).toBe(kindBack[there.get(label) ?? 'same'])
      }),
    )
  })

  it('counts without drawing what is drawn', () => {
    show()
    expect(countMarks(licenceChanges)).toBe(6)
    expect(marks()).toHaveLength(6)
    expect(countMarks(compareSections(licenceBefore, licenceBefore))).toBe(0)
  })
})

describe('FactSections', () => {
  it('without an original shows facts, and neither a mark nor a summary', () => {
    render(<FactSections sections={licenceAfter} />)
    expect(marks()).toHaveLength(0)
    expect(screen.queryByRole('region', { name: 'Endringer' })).toBeNull()
    expect(fact(region('Vassdrag'), 'Elv')).toBe('Gaula')
  })

  it('sets the lines of an address off from its name, and not those of a note', () => {
    const facts = [
      { label: 'Innehaver', value: 'Ada Testdal\nElvegata 1' },
      { label: 'Merknad', value: 'Bare fra land.\nIkke i juli.', wide: true },
    ]
    render(<FactSections sections={[{ id: 'all', title: 'Fiskekort', facts }]} />)
    const ownInk = (line: string) => screen.getByText(line).closest('.eks-fact')?.className.includes('--eks-more')
    expect(['Elvegata 1', 'Ikke i juli.'].map(ownInk)).toEqual([false, true])
  })

  it('[CHG-03] shows old and new as words, del and ins', () => {
    show()
    expect(fact(region('Innehaver'), 'Telefon')).toBe('Fjernet: 00 00 00 01')
    expect(fact(region('Innehaver'), 'E-post')).toBe('Nytt kari.testesen@fiskekort.example')
    expect(region('Avgift').querySelector('del')?.textContent).toBe('1 250 kr')
    expect(region('Vassdrag').querySelector('ins')?.textContent).toBe('Sone 3')
  })

  it('[CHG-04] counts in the summary, says against what, and leads to each section', () => {
    show()
    const summary = region('Endringer')
    expect(within(summary).getByRole('heading', { level: 2 }).textContent).toBe('6 endringer')
    expect(within(summary).getByText('mot fiskekort 2025')).toBeTruthy()
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Innehaver 3, 3 endringer',
      'Vassdrag 1, 1 endring',
      'Vilkår 1, 1 endring',
      'Avgift 1, 1 endring',
    ])
    for (const link of links) {
      const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? 'none')
      expect(target?.tabIndex).toBe(-1)
    }
  })

  it('[CHG-04] shows only what changed, and tells the app, which may say no', async () => {
    const onOnlyChangesChange = vi.fn()
    show({ onOnlyChangesChange })
    const only = screen.getByRole('switch', { name: 'Vis bare endringer' })
    await userEvent.click(only)
    expect(onOnlyChangesChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: 'toggle' }))
    expect(within(region('Vassdrag')).getAllByRole('term')).toHaveLength(1)
    expect(marks()).toHaveLength(6)
    onOnlyChangesChange.mockImplementation((_only, { cancel }) => cancel())
    await userEvent.click(only)
    expect(only.getAttribute('aria-checked')).toBe('true')
  })

  it('counts what a header and a content mark themselves, and tells the content whether only changes show', async () => {
    const content = vi.fn(() => <p>kort</p>)
    show({
      headerMarks: 2,
      header: <h1>Fiskekort 2026</h1>,
      sections: [{ id: 'gear', title: 'Redskaper', marks: 3, content, summary: '3 redskaper' }, ...licenceChanges],
    })
    expect(within(region('Endringer')).getByRole('heading').textContent).toBe('11 endringer')
    expect(screen.getByRole('region', { name: 'Redskaper 3 redskaper' })).toBeTruthy()
    await userEvent.click(screen.getByRole('switch'))
    expect(content).toHaveBeenLastCalledWith({ onlyChanges: true })
  })

  it('says that nothing changed where nothing did, and shows all of it', () => {
    show({ sections: compareSections(licenceBefore, licenceBefore), defaultOnlyChanges: true })
    expect(within(region('Endringer')).getByRole('heading').textContent).toBe('Ingen endringer')
    expect(within(region('Endringer')).queryByRole('switch')).toBeNull()
    expect(fact(region('Vassdrag'), 'Båt')).toBe('Nei')
  })

  it('stands at the level, the address and the words that the page gives it', () => {
    show({ headingLevel: 3, idPrefix: 'kort', messages: { nChanges: '{n} nye opplysninger' } })
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5)
    expect(document.getElementById('kort-holder')).not.toBeNull()
    expect(screen.getByRole('heading', { name: '6 nye opplysninger' })).toBeTruthy()
    const links = within(screen.getByRole('navigation', { name: 'Seksjoner' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#kort-holder',
      '#kort-water',
      '#kort-terms',
      '#kort-fee',
    ])
  })

  it('lets the app draw what stands under a heading, and do without the list of sections', () => {
    show({
      anchors: false,
      renderSection: ({ id, content }) => (id === 'fee' ? <div data-testid="own">{content}</div> : content),
    })
    expect(screen.getByTestId('own').textContent).toContain('Beløp')
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

it('has a place for facts on their way, which tells what is awaited', async () => {
  vi.useFakeTimers()
  render(<FactSectionsSkeleton label="Henter fiskekortet" />)
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1100))
  expect(announced).toEqual(['Henter fiskekortet'])
  vi.useRealTimers()
})
