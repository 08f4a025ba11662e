import { act, cleanup, render } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as trade from '../certificate/index.js'
import { EksportProvider } from '../foundation/text/eksport-provider.js'
import * as ui from '../index.js'
import { conformanceTable, withoutElement } from './conformance.table.js'
import type { ConformanceRow, Forwarded, Forwards } from './conformance-row.js'

const storyTime = Date.parse('2026-11-20T12:12:00+01:00')
const locales = ['nb', 'nn', 'en'] as const

const forwarded = (over: Partial<Forwarded> = {}): Forwarded => ({
  ref: () => undefined,
  className: 'callers-class',
  'data-testid': 'callers-id',
  'aria-details': 'callers-details',
  ...over,
})

const framed = (element: ReactElement, locale: (typeof locales)[number] = 'nb') => (
  <EksportProvider locale={locale} timeZone="Europe/Oslo" now={() => storyTime}>
    {element}
  </EksportProvider>
)

/** Renders as a server does: without a document, a window or anything that hangs on them. */
function onServer(element: ReactElement): string {
  for (const name of ['document', 'window', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined)
  try {
    return renderToString(element)
  } finally {
    vi.unstubAllGlobals()
  }
}

let complaints: unknown[][] = []
beforeEach(() => {
  complaints = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void complaints.push(words))
  }
})

/** A function, or what `memo` and its like make of one. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

const components = Object.entries({ ...ui, ...trade }).flatMap(([name, value]) =>
  /^[A-Z]/.test(name) && isComponent(value) ? [name] : [],
)

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
const nameOf = (control: Element) => plain(control.getAttribute('aria-label'))

/** The text that a person sees on a control: neither signs nor words for screen readers. */
function seenOn(control: Element): string {
  const copy = control.cloneNode(true) as Element
  for (const unseen of copy.querySelectorAll('[aria-hidden="true"], .eks-visually-hidden')) unseen.remove()
  return plain(copy.textContent)
}

it('the table has every public component once, and a reason for whatever one does not pass on', () => {
  const names = conformanceTable.map((row) => row.name)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  expect([...names, ...withoutElement].toSorted()).toEqual(components.toSorted())
  expect(conformanceTable.filter((row) => row.lacks && !row.because)).toEqual([])
})

describe.each(conformanceTable.map((row) => [row.name, row] as const))('%s', (_name, row: ConformanceRow) => {
  const has = (what: Forwards) => !row.lacks?.includes(what)

  it('passes on ref, class and rest, and shows its state', () => {
    const ref = vi.fn()
    render(framed(row.render(forwarded({ ref }))))
    expect(ref.mock.calls.some(([element]) => element instanceof Element)).toBe(has('ref'))
    const classed = document.querySelectorAll('.callers-class')
    expect(classed).toHaveLength(has('className') ? 1 : 0)
    // The caller's class comes beside ours and takes nothing away.
    if (has('className')) expect(classed[0]?.className).toMatch(/\beks[-:]/)
    expect(document.querySelectorAll('[data-testid="callers-id"]')).toHaveLength(has('rest') ? 1 : 0)
    expect(document.querySelectorAll('[aria-details="callers-details"]')).toHaveLength(has('rest') ? 1 : 0)
    for (const name of row.state ?? []) expect(document.querySelector(`[${name}]`), name).not.toBeNull()
  })

  it('says each name once, is no landmark while it is empty, and takes no required question for wrong', () => {
    render(framed(row.render(forwarded())))
    const twice = [...document.querySelectorAll('[title][aria-label]')].filter(
      (element) => element.getAttribute('title') === element.getAttribute('aria-label'),
    )
    expect(twice.map((element) => element.outerHTML)).toEqual([])
    expect(document.querySelector('[aria-label]:is([data-empty=""], [data-empty="true"])')).toBeNull()
    for (const radio of document.querySelectorAll('[type="radio"][required]')) {
      expect(radio.getAttribute('aria-invalid')).toBe('false')
      expect(radio.closest('[role="radiogroup"][aria-required="true"]')).not.toBeNull()
    }
  })

  it('[LIB-10] has what is seen on a control in its name, so that it can be asked for by voice (2.5.3)', () => {
    render(framed(row.render(forwarded())))
    const controls = document.querySelectorAll('[aria-label]:is(a, button, summary, [role="button"], [role="tab"])')
    for (const control of controls) expect(nameOf(control)).toContain(seenOn(control))
  })

  it('is quiet in strict mode, comes and goes, and needs no provider', () => {
    const page = render(<StrictMode>{row.render(forwarded())}</StrictMode>)
    page.rerender(<StrictMode>{row.render(forwarded())}</StrictMode>)
    page.unmount()
    expect(complaints).toEqual([])
  })

  it('is rendered by a server and taken over by the browser without a difference', async () => {
    const element = framed(row.render(forwarded()))
    const container = document.createElement('div')
    container.innerHTML = onServer(element)
    if (row.clientOnly !== true && row.name !== 'ToastRegion') expect(container.innerHTML).toMatch(/\beks[-:]/)
    document.body.append(container)
    const problems: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, element, { onRecoverableError: (error) => problems.push(error) }),
    )
    act(() => root.unmount())
    container.remove()
    expect([...problems, ...complaints]).toEqual([])
  })

  it('speaks three languages and leaves no key or mark in the text', () => {
    for (const locale of locales) {
      render(framed(row.render(forwarded()), locale))
      const names = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      )
      for (const text of [document.body.textContent ?? '', ...names])
        expect(text, locale).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
      cleanup()
    }
  })
})
