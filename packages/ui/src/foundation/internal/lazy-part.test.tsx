import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LazyPart, lazyPart, useLazyPart, usePrefetch } from './lazy-part.js'

const answers = (): [LazyPart<string>, ReturnType<typeof vi.fn>] => {
  const fetchPart = vi.fn(async () => 'kalender')
  return [lazyPart(fetchPart), fetchPart]
}

function Shown({ part, wanted = true }: { part: LazyPart<string>; wanted?: boolean }) {
  const state = useLazyPart(part, wanted)
  return <p>{state.kind === 'here' ? state.part : state.kind}</p>
}

function Control({ wanted }: { wanted: readonly LazyPart<unknown>[] }) {
  const button = useRef<HTMLButtonElement>(null)
  usePrefetch(wanted, button)
  return (
    <button ref={button} type="button">
      Åpne
    </button>
  )
}

const text = () => document.querySelector('p')?.textContent

describe('a part that is fetched when it is needed', () => {
  it('is fetched once, however many want it and in strict mode too', async () => {
    const [part, fetchPart] = answers()
    expect(fetchPart).not.toHaveBeenCalled()
    render(
      <StrictMode>
        <Shown part={part} />
        <Shown part={part} />
      </StrictMode>,
    )
    expect(text()).toBe('coming')
    await act(() => part.load())
    expect([text(), fetchPart.mock.calls.length]).toEqual(['kalender', 1])
  })

  it('is not fetched before it is needed, and is there at once for later users', async () => {
    const [part, fetchPart] = answers()
    const page = render(<Shown part={part} wanted={false} />)
    expect([text(), fetchPart.mock.calls.length]).toEqual(['absent', 0])
    page.rerender(<Shown part={part} />)
    await act(() => part.load())
    page.unmount()
    render(<Shown part={part} />)
    expect(text()).toBe('kalender')
  })

  it('says that it failed, is not asked for again by itself, and comes at the next try', async () => {
    const fetchPart = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('her')
    const part = lazyPart(fetchPart)
    const page = render(<Shown part={part} />)
    await act(() => part.load())
    page.rerender(<Shown part={part} />)
    expect([text(), fetchPart.mock.calls.length]).toEqual(['failed', 1])
    await act(() => part.load())
    expect([text(), fetchPart.mock.calls.length]).toEqual(['her', 2])
  })

  it('is absent on a server, also when it has been fetched there', async () => {
    const [part] = answers()
    await part.load()
    expect(renderToString(<Shown part={part} />)).toBe('<p>absent</p>')
  })
})

describe('fetching ahead', () => {
  let rest: (() => void) | undefined
  beforeEach(() => {
    rest = undefined
    vi.stubGlobal('requestIdleCallback', (act: () => void) => {
      rest = act
      return 1
    })
    vi.stubGlobal('cancelIdleCallback', () => {
      rest = undefined
    })
  })
  afterAll(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    ['pointed at', () => userEvent.hover(screen.getByRole('button'))],
    ['focused', () => userEvent.tab()],
    ['left alone until the page rests', async () => rest?.()],
  ])('begins when the control is %s', async (_, doIt) => {
    const [part, fetchPart] = answers()
    render(<Control wanted={[part]} />)
    expect(fetchPart).not.toHaveBeenCalled()
    await doIt()
    await part.load()
    expect(fetchPart).toHaveBeenCalledOnce()
  })

  it('waits for the control where the reader spares traffic', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const [part] = answers()
    render(<Control wanted={[part]} />)
    expect(rest).toBeUndefined()
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
  })

  it('leaves nothing behind when the control goes', () => {
    const [part, fetchPart] = answers()
    render(<Control wanted={[part]} />).unmount()
    expect([rest, fetchPart.mock.calls.length]).toEqual([undefined, 0])
  })
})
