import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ServiceMessages } from './service-messages.js'
import { hideMessage, idAndEdition, type ServiceMessage, visibleMessages } from './service-messages.logic.js'

const message = (id: string, more: Partial<ServiceMessage> = {}): ServiceMessage => ({
  id,
  title: `Melding ${id}`,
  description: '<p>Tekst</p>',
  type: 'INFO',
  hideable: true,
  ...more,
})
const noon = Date.parse('2026-11-20T12:00:00+01:00')

describe('visibleMessages', () => {
  it.each([
    ['not yet', { effectiveFrom: '2026-11-20T12:00:01+01:00' }, false],
    ['from now', { effectiveFrom: '2026-11-20T12:00:00+01:00' }, true],
    ['over now', { expiresAt: '2026-11-20T12:00:00+01:00' }, false],
    ['not over', { expiresAt: '2026-11-20T12:00:01+01:00' }, true],
  ])('%s', (_, dates, seen) => expect(visibleMessages([message('a', dates)], [], noon)).toHaveLength(seen ? 1 : 0))

  it('shows each id once, errors first, and hides only what may be hidden', () => {
    const all = [
      message('a'),
      message('a'),
      message('b', { type: 'ERROR', hideable: false }),
      message('c', { type: 'WARNING' }),
    ]
    expect(visibleMessages(all, ['b', 'a'], noon).map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('brings a hidden one back when it was written anew, where that is asked for', () => {
    const first = message('a', { lastUpdated: '2026-11-20T08:00:00Z' })
    const edited = message('a', { lastUpdated: '2026-11-20T09:00:00Z' })
    const hidden = hideMessage([], idAndEdition(first), [first], idAndEdition)
    expect(visibleMessages([first], hidden, noon, idAndEdition)).toEqual([])
    expect(visibleMessages([edited], hidden, noon, idAndEdition)).toEqual([edited])
    expect(hideMessage(hidden, idAndEdition(edited), [edited], idAndEdition)).toEqual(['a@2026-11-20T09:00:00Z'])
    expect(visibleMessages([edited], hideMessage([], 'a', [first]), noon)).toEqual([])
  })

  it('forgets hidden ids of messages that are gone', () => {
    expect(hideMessage(['old', 'a'], 'b', [message('a'), message('b')])).toEqual(['a', 'b'])
  })
})

it('[THM-02] a hidden message stays hidden after a reload, and a new id brings the banner back', async () => {
  const first = render(
    <ServiceMessages messages={[message('1', { type: 'WARNING' }), message('2', { hideable: false })]} />,
  )
  expect(screen.queryByRole('button', { name: /^Skjul .*Melding 2/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Skjul driftsmeldingen Melding 1' }))
  expect(screen.queryByText('Melding 1')).toBeNull()
  first.unmount()
  render(<ServiceMessages messages={[message('1', { type: 'WARNING' })]} />)
  expect(screen.queryByRole('region')).toBeNull()
  render(<ServiceMessages messages={[message('1'), message('3', { type: 'ERROR' })]} />)
  expect(screen.getByText('Melding 3')).toBeTruthy()
  expect(screen.getByText('Feil:', { exact: false })).toBeTruthy()
  expect(screen.queryByText('Melding 1')).toBeNull()
})

/** A phone on which the texts are so many times as high as the line that is shown of them. */
function onPhone(lines: (text: string) => number) {
  class Observer {
    readonly hear: () => void
    constructor(hear: () => void) {
      this.hear = hear
    }
    observe = () => this.hear()
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const heights = [
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20),
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return 20 * lines(this.textContent)
    }),
  ]
  onTestFinished(() => {
    vi.unstubAllGlobals()
    for (const height of heights) height.mockRestore()
  })
}

it('[THM-02] tells which messages an earlier page has shown, and unfolds a strip that is longer than a line', async () => {
  onPhone((text) => (text.includes('Melding 2') ? 3 : 1))
  render(<ServiceMessages messages={[message('1'), message('2')]} seen={['1']} />)
  expect(screen.queryByRole('button', { name: 'Hele driftsmeldingen Melding 1' })).toBeNull()
  const strips = [...document.querySelectorAll('[data-type]')]
  expect(strips.map((strip) => strip.hasAttribute('data-seen'))).toEqual([true, false])
  const whole = screen.getByRole('button', { name: 'Hele driftsmeldingen Melding 2' })
  expect(whole.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(whole)
  expect(whole.getAttribute('aria-expanded')).toBe('true')
})

const hideButton = (title: string) => screen.getByRole('button', { name: `Skjul driftsmeldingen ${title}` })

it.each([
  ['no answer yet', undefined],
  ['no messages', []],
])('is nothing when there is %s', (_, messages) => {
  render(<ServiceMessages messages={messages} />)
  expect(screen.queryByRole('region')).toBeNull()
})

it('[THM-02] an edited message is seen again, and hidden anew', async () => {
  const edition = (hour: string) => [message('1', { lastUpdated: `2026-11-20T${hour}:00:00Z` })]
  const { rerender } = render(<ServiceMessages messages={edition('08')} showEdited />)
  await userEvent.click(hideButton('Melding 1'))
  rerender(<ServiceMessages messages={edition('09')} showEdited />)
  await userEvent.click(hideButton('Melding 1'))
  expect(screen.queryByRole('region')).toBeNull()
})

it('goes when it expires while the page stands open', () => {
  vi.useFakeTimers({ now: noon })
  try {
    render(<ServiceMessages messages={[message('1', { expiresAt: '2026-11-20T12:00:30+01:00' })]} />)
    expect(screen.getByText('Melding 1')).toBeTruthy()
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.queryByText('Melding 1')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('hides where nothing can be stored, and focus goes to the page when it was the last', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  render(
    <>
      <ServiceMessages messages={[message('1')]} />
      <main>Søknader</main>
    </>,
  )
  await userEvent.click(hideButton('Melding 1'))
  expect(screen.queryByText('Melding 1')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  vi.restoreAllMocks()
  // What was kept in memory goes when the store takes the next choice.
  render(<ServiceMessages messages={[message('2')]} />)
  await userEvent.click(hideButton('Melding 2'))
  expect(localStorage.getItem('eksport-hidden-messages')).toContain('2')
})

it('leaves what is hidden to the app that keeps it, or begins with what the app knows', async () => {
  const onDismissedChange = vi.fn()
  const both = [message('1'), message('2')]
  const kept = render(<ServiceMessages messages={both} dismissed={['1']} onDismissedChange={onDismissedChange} />)
  await userEvent.click(hideButton('Melding 2'))
  expect(onDismissedChange).toHaveBeenCalledExactlyOnceWith(['1', '2'])
  expect(screen.getByText('Melding 2')).toBeTruthy()
  kept.unmount()
  render(<ServiceMessages messages={both} defaultDismissed={['2']} />)
  expect(screen.getAllByRole('button', { name: /^Skjul/ })).toEqual([hideButton('Melding 1')])
})

it('lets through nothing that runs, whatever the app’s own cleaning left', () => {
  const description = '<p onclick="alert(1)">Se <a href="javascript:alert(1)">her</a> X</p><script>alert(1)</script>'
  render(<ServiceMessages messages={[message('1', { description })]} sanitize={(html) => html.replace('X', 'nå')} />)
  expect(document.querySelector('.eks-rich-text')?.innerHTML).toBe('<p>Se her nå</p>')
})

it('is drawn as another element where one is given', () => {
  render(<ServiceMessages messages={[message('1')]} render={<aside />} />)
  expect(screen.getByRole('complementary', { name: 'Driftsmeldinger' })).toBeTruthy()
})
