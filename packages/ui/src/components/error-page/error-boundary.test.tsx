import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.js'
import { ErrorPage } from './error-page.js'

let broken = true
let renders = 0
function Child() {
  renders += 1
  if (broken) throw new Error('knust')
  return <p>Hel</p>
}

const Worse = () => {
  throw new Error('verre')
}

/** Its keys follow the failures themselves. */
function Page() {
  const [failures, setFailures] = useState(0)
  return (
    <ErrorBoundary resetKeys={[failures]} onError={() => setFailures(failures + 1)} fallback={() => <ErrorPage />}>
      <Child />
    </ErrorBoundary>
  )
}

const onError = vi.fn()
const framed = (children: ReactNode, resetKeys: readonly unknown[] = []) => (
  <ErrorBoundary
    resetKeys={resetKeys}
    onError={onError}
    fallback={(_, reset, { canReset }) => <ErrorPage {...(canReset && { onRetry: reset })} />}
  >
    {children}
  </ErrorBoundary>
)
const retry = () => screen.queryByRole('button', { name: 'Prøv igjen' })
const press = async () => {
  const button = retry()
  if (!button) throw new Error('Nothing to press.')
  await userEvent.click(button)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onError.mockClear()
  broken = true
  renders = 0
})
afterEach(() => vi.useRealTimers())

describe('ErrorBoundary', () => {
  it('catches what fails below it, tells, and tries again', async () => {
    const { rerender } = render(framed(<Child />, ['/a']))
    expect(screen.getByRole('heading', { name: 'Oisann, noe gikk galt!' })).toBeTruthy()
    expect(onError).toHaveBeenCalledTimes(1)
    broken = false
    await press()
    expect(screen.getByText('Hel')).toBeTruthy()
    broken = true
    rerender(framed(<Child />, ['/a']))
    broken = false
    rerender(framed(<Child />, ['/b']))
    expect(screen.getByText('Hel')).toBeTruthy()
  })

  it('offers to try again twice; the next address has its own two', async () => {
    const { rerender } = render(framed(<Child />, ['/a']))
    await press()
    await press()
    expect(retry()).toBeNull()
    rerender(framed(<Child />, ['/b']))
    expect(retry()).not.toBeNull()
  })

  it('what has stood for a while may fail and be tried again as if for the first time', () => {
    vi.useFakeTimers()
    const { rerender } = render(framed(<Child />))
    for (let n = 0; n < 2; n += 1) {
      broken = false
      act(() => retry()?.click())
      broken = true
      rerender(framed(<Child />))
    }
    expect(retry()).toBeNull()
  })

  it('starts counting again once the page has held', () => {
    vi.useFakeTimers()
    const { rerender } = render(framed(<Child />))
    for (let n = 0; n < 4; n += 1) {
      broken = false
      act(() => retry()?.click())
      act(() => vi.advanceTimersByTime(5000))
      broken = true
      rerender(framed(<Child />))
      expect(retry()).not.toBeNull()
    }
  })

  it('keys that the failure itself makes anew stop after two', () => {
    render(<Page />)
    expect(screen.getByRole('heading', { name: 'Oisann, noe gikk galt!' })).toBeTruthy()
    expect(renders).toBeLessThan(10)
  })

  it('an error in the error page goes to the boundary outside it', () => {
    render(
      framed(
        <ErrorBoundary fallback={() => <Worse />}>
          <Child />
        </ErrorBoundary>,
      ),
    )
    expect(screen.getByRole('heading', { name: 'Oisann, noe gikk galt!' })).toBeTruthy()
    expect(onError.mock.lastCall?.[0]).toMatchObject({ message: 'verre' })
  })
})
