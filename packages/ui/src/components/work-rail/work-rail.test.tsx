import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WorkRail } from './work-rail.js'

const names = ['Alle åpne', 'Nye', 'Stoppet', 'Utstedt']
const rail = (current: string) => {
  const items = names.map((label) => ({ id: label, label, href: `#${label}`, current: label === current }))
  return <WorkRail label="Køer" groups={[{ id: 'cases', heading: 'Saker', items }]} />
}

const layOut = (width: number) => {
  const measure = (
    name: 'scrollWidth' | 'clientWidth' | 'offsetWidth' | 'offsetLeft',
    read: (node: Element) => number,
  ) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return read(this)
    })
  measure('scrollWidth', () => 480)
  measure('clientWidth', () => width)
  measure('offsetWidth', () => 120)
  measure('offsetLeft', (node) => 120 * names.indexOf(node.textContent ?? ''))
}
afterEach(() => vi.restoreAllMocks())

it('[CW-01] brings the way one has taken into sight on a narrow screen, and lies still while it is', () => {
  layOut(320)
  const { rerender } = render(rail('Nye'))
  const nav = screen.getByRole('navigation', { name: 'Køer' })
  expect(nav.scrollLeft).toBe(0)
  rerender(rail('Utstedt'))
  expect(nav.scrollLeft).toBe(344)
  rerender(rail('Alle åpne'))
  expect(nav.scrollLeft).toBe(0)
})

it('lies still where all of it is seen', () => {
  layOut(480)
  render(rail('Utstedt'))
  expect(screen.getByRole('navigation', { name: 'Køer' }).scrollLeft).toBe(0)
})
