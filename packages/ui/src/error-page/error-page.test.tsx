import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.js'
import { ErrorPage } from './error-page.js'

it.each([
  ['generic', 'Oisann, noe gikk galt!'],
  ['not-found', 'Denne siden finnes ikke.'],
] as const)('says the words of the specification for %s, and takes focus', (kind, heading) => {
  render(<ErrorPage kind={kind} phone="00 00 00 00" />)
  expect(document.activeElement?.textContent).toBe(heading)
  expect(screen.getByRole('link', { name: '00 00 00 00' }).getAttribute('href')).toBe('tel:00000000')
})

it('tries again by itself when the network is back', () => {
  const onRetry = vi.fn()
  render(<ErrorPage kind="offline" onRetry={onRetry} />)
  window.dispatchEvent(new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

let broken = true
function Child() {
  if (broken) throw new Error('knust')
  return <p>Hel</p>
}

it('catches what fails below it, tells, and tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  broken = true
  const onError = vi.fn()
  const draw = (address: string) => (
    <ErrorBoundary resetKeys={[address]} onError={onError} fallback={(_, reset) => <ErrorPage onRetry={reset} />}>
      <Child />
    </ErrorBoundary>
  )
  const { rerender } = render(draw('/a'))
  expect(screen.getByRole('heading', { name: 'Oisann, noe gikk galt!' })).toBeTruthy()
  expect(onError).toHaveBeenCalledTimes(1)
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(screen.getByText('Hel')).toBeTruthy()
  broken = true
  rerender(draw('/a'))
  broken = false
  rerender(draw('/b'))
  expect(screen.getByText('Hel')).toBeTruthy()
})
