import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import { LineCard, type LineCardProps } from './line-card.js'

const gear: Nouns = {
  one: { nb: 'redskap', nn: 'reiskap', en: 'tackle' },
  many: { nb: 'redskaper', nn: 'reiskapar', en: 'tackles' },
  all: { nb: 'redskapene', nn: 'reiskapane', en: 'the tackles' },
}
const facts = [
  { id: 'hook', label: 'Krok', value: 'Nr. 8' },
  { id: 'river', label: 'Elver', value: ['Gaula', 'Orkla'] },
  { id: 'note', label: 'Merknad', value: undefined },
]
const card = (props: Partial<LineCardProps> = {}) => (
  <LineCard index={2} name="Flue" nouns={gear} facts={facts} {...props} />
)
const shown = () => screen.queryAllByRole('term').map((term) => term.textContent)

let announced: string[] = []
beforeEach(() => {
  announced = []
  vi.spyOn(getAnnouncer(document), 'announce').mockImplementation((text) => void announced.push(text))
})

/** A list as an app keeps it, with the button that adds. */
function Gear({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <>
      <ul>
        {left.map((name, place) => (
          <li key={name}>
            {card({
              index: place + 1,
              name,
              onDelete: () => setLeft(left.filter((other) => other !== name)),
              fallbackFocus: () => add.current,
            })}
          </li>
        ))}
      </ul>
      <button ref={add} type="button">
        Legg til redskap
      </button>
    </>
  )
}

describe('LineCard', () => {
  it('is an article named by its heading, with what it states and nothing else', () => {
    render(card({ aside: '40 g', subtitle: 'Bundet i 2026', headingLevel: 4 }))
    expect(screen.getByRole('article', { name: 'Redskap 2 Flue' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Redskap 2 Flue')
    expect(shown()).toEqual(['Krok', 'Elver'])
    expect(screen.queryAllByRole('button')).toHaveLength(0)
  })

  it('names nothing of any trade when nobody gives a noun', () => {
    render(<LineCard index={1} name="Flue" facts={[]} onEdit={() => undefined} />)
    expect(screen.getByRole('button', { name: 'Rediger linje 1, Flue' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/vare/i)
  })

  it.each([
    ['nb', ['Rediger redskap 2, Flue', 'Kopier redskap 2, Flue', 'Slett redskap 2, Flue']],
    ['nn', ['Rediger reiskap 2, Flue', 'Kopier reiskap 2, Flue', 'Slett reiskap 2, Flue']],
    ['en', ['Edit tackle 2, Flue', 'Copy tackle 2, Flue', 'Delete tackle 2, Flue']],
  ] as const)('offers what it has a handler for, named after the line, in %s', (locale, names) => {
    const act = () => undefined
    render(<EksportProvider locale={locale}>{card({ onEdit: act, onCopy: act, onDelete: act })}</EksportProvider>)
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(names)
  })

  it.each([
    [['Flue', 'Sluk', 'Spinner'], 'Slett redskap 1, Flue', 'Redskap 1 slettet. 2 igjen', 'Slett redskap 1, Sluk'],
    [['Flue', 'Sluk', 'Spinner'], 'Slett redskap 3, Spinner', 'Redskap 3 slettet. 2 igjen', 'Slett redskap 2, Sluk'],
    [['Flue'], 'Slett redskap 1, Flue', 'Redskap 1 slettet. 0 igjen', 'Legg til redskap'],
  ])('of %j asks before "%s", says "%s" and puts focus on "%s"', async (names, pressed, message, focused) => {
    render(<Gear names={names} />)
    await userEvent.click(screen.getByRole('button', { name: pressed }))
    const dialog = screen.getByRole('alertdialog', { name: /^Er du sikker på at du vil slette redskap \d\?$/ })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Slett' }))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(focused))
    expect(announced).toContain(message)
  })

  it("says the app's own words", async () => {
    render(card({ onDelete: () => undefined, messages: { confirmDelete: 'Slette {one} {n}?', delete: 'Fjern' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Fjern redskap 2, Flue' }))
    expect(screen.getByRole('alertdialog', { name: 'Slette redskap 2?' })).toBeTruthy()
  })

  it('shows what is wrong, the gravest first, with a way to it and links of its words', () => {
    render(
      card({
        issues: [
          { id: 'a', tone: 'warning', text: 'Se <a href="https://a.example/">reglene</a>' },
          { id: 'b', tone: 'danger', text: 'Kroken er for stor.', href: '#hook' },
        ],
      }),
    )
    const article = screen.getByRole('article')
    const list = document.getElementById(article.getAttribute('aria-describedby') ?? '')
    expect(list?.textContent).toBe('Kroken er for stor.Se reglene')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#hook',
      'https://a.example/',
    ])
  })

  it('holds back what is not asked for, but never what changed', async () => {
    const changed = [
      ...facts,
      { id: 'size', label: 'Størrelse', value: '4', change: { kind: 'added', to: '4' } } as const,
    ]
    render(card({ facts: changed, shownFacts: ['hook'] }))
    expect(shown()).toEqual(['Krok', 'Størrelse'])
    const all = screen.getByRole('button', { name: 'Vis alle fakta redskap 2, Flue', expanded: false })
    await userEvent.click(all)
    expect(all.getAttribute('aria-expanded')).toBe('true')
    expect(shown()).toEqual(['Krok', 'Elver', 'Størrelse'])
  })

  it.each([
    ['added', 'Nytt', 1],
    ['removed', 'Slettet', 1],
    ['likely', 'Trolig endret', 0],
    ['changed', undefined, 0],
  ] as const)('[CHG-01] a line that is %s says %s', (change, word, marks) => {
    const { container } = render(card({ change, look: 'row' }))
    if (word) expect(screen.getByText(word)).toBeTruthy()
    expect(container.querySelectorAll('article[data-change-mark]')).toHaveLength(marks)
    expect(container.querySelector('h3 del')?.textContent).toBe(change === 'removed' ? 'Flue' : undefined)
    expect(shown()).toEqual(change === 'removed' ? [] : ['Krok', 'Elver'])
  })
})

describe('a deletion that can be taken back', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const leaveButton = () => act(() => (document.activeElement as HTMLElement).blur())
  const offer = () => screen.getByText(/er slettet/).parentElement ?? document.body

  it('hides the line, offers the way back, and deletes after eight seconds', async () => {
    const onDelete = vi.fn()
    render(card({ onDelete, confirm: 'undo' }))
    press(/^Slett/)
    expect(shown()).toEqual([])
    expect(document.activeElement?.textContent).toBe('Angre redskap 2, Flue')
    press(/^Angre/)
    expect(shown()).toEqual(['Krok', 'Elver'])
    expect(document.activeElement?.textContent).toBe('Slett redskap 2, Flue')
    await later(10_000)
    expect(onDelete).not.toHaveBeenCalled()
    press(/^Slett/)
    leaveButton()
    await later(7_900)
    expect(onDelete).not.toHaveBeenCalled()
    await later(200)
    expect(onDelete).toHaveBeenCalledTimes(1)
    expect(announced).toEqual([
      'Redskap 2 er slettet. Du kan angre.',
      'Redskap 2 er tilbake.',
      'Redskap 2 er slettet. Du kan angre.',
      'Redskap 2 slettet. 0 igjen',
    ])
  })

  it('waits while one points at the offer', async () => {
    const onDelete = vi.fn()
    render(card({ onDelete, confirm: 'undo' }))
    press(/^Slett/)
    leaveButton()
    fireEvent.pointerEnter(offer())
    await later(20_000)
    expect(onDelete).not.toHaveBeenCalled()
    fireEvent.pointerLeave(offer())
    await later(8_100)
    expect(onDelete).toHaveBeenCalledTimes(1)
  })

  it('is done when the page is left meanwhile', async () => {
    const onDelete = vi.fn()
    const { unmount } = render(card({ onDelete, confirm: 'undo' }))
    press(/^Slett/)
    unmount()
    await later(10_000)
    expect(onDelete).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['Merknad', false],
    ['Slett redskap 2, Flue', true],
  ])('that fails puts focus on %s where focus waited at the offer: %s', async (focused, isWaiting) => {
    let refuse: () => void = () => undefined
    const onDelete = () =>
      new Promise<void>((_, reject) => {
        refuse = () => reject(new Error('503'))
      })
    render(
      <>
        {card({ onDelete, confirm: 'undo' })}
        <input aria-label="Merknad" />
      </>,
    )
    press(/^Slett/)
    leaveButton()
    await later(8_100)
    act(() => (isWaiting ? screen.getByRole('button', { name: /^Angre/ }) : screen.getByRole('textbox')).focus())
    await act(async () => refuse())
    const at = document.activeElement
    expect(at?.getAttribute('aria-label') ?? at?.textContent).toBe(focused)
    expect(screen.getByText(/ble ikke slettet/)).toBeTruthy()
  })
})
