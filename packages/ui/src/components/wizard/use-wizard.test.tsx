import type { Issue } from '@eksport/forms'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useLeaveGuard } from './use-leave-guard.js'
import { type UseWizardOptions, useWizard } from './use-wizard.js'

type Id = 'avsender' | 'mottaker' | 'varer' | 'henting' | 'oppsummering'
const ids: readonly Id[] = ['avsender', 'mottaker', 'varer', 'henting', 'oppsummering']
type Options = Partial<UseWizardOptions<Id>>
const plan = (without: readonly Id[] = []) => ids.map((id) => ({ id, title: id, present: !without.includes(id) }))
const wrong: Issue = { path: 'name', code: 'required' }

const begin = (options: Options = {}) =>
  renderHook((more: Options) => useWizard<Id>({ steps: plan(), ...options, ...more }), { initialProps: {} })
type Begun = ReturnType<typeof begin>
const states = ({ result }: Begun) => result.current.steps.map(({ state }) => state).join(' ')
const next = ({ result }: Begun) => act(() => result.current.next())
const deferred = <T,>() => {
  let settle = { resolve: (_: T) => undefined as unknown, reject: (_: Error) => undefined as unknown }
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: (value: T) => settle.resolve(value), reject: (error: Error) => settle.reject(error) }
}

describe('useWizard', () => {
  it('[WIZ-01] opens one step after the other, and ends with the last', async () => {
    const onDone = vi.fn()
    const onStepChange = vi.fn()
    const page = begin({ onDone, onStepChange })
    expect(states(page)).toBe('current locked locked locked locked')
    for (const _ of ids) await next(page)
    expect(onStepChange.mock.calls.map(([id, { reason }]) => `${reason} ${id}`)).toEqual([
      'next mottaker',
      'next varer',
      'next henting',
      'next oppsummering',
    ])
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(states(page)).toBe('done done done done current')
  })

  it('[WIZ-02] leaves out what the answers make superfluous, and stands at the nearest step before one that goes', async () => {
    const onStepChange = vi.fn()
    const page = begin({ onStepChange })
    await next(page)
    await next(page)
    expect(page.result.current.step).toBe('varer')
    page.rerender({ steps: plan(['varer', 'henting']) })
    expect(page.result.current.step).toBe('mottaker')
    expect(onStepChange.mock.lastCall).toMatchObject(['mottaker', { reason: 'redirect' }])
    await next(page)
    expect(page.result.current.step).toBe('oppsummering')
  })

  it('issues keep the step, and stand at it until it is passed', async () => {
    const validate = vi.fn(() => [wrong])
    const page = begin({ validate })
    await next(page)
    expect([page.result.current.step, page.result.current.issues]).toEqual(['avsender', [wrong]])
    page.rerender({ validate: async () => [] })
    await next(page)
    expect([page.result.current.step, page.result.current.issues]).toEqual(['mottaker', []])
    expect(states(page)).toBe('done current locked locked locked')
  })

  it('[WIZ-17] a check that fails keeps the step and says so; the next try forgets it', async () => {
    const page = begin({ validate: () => Promise.reject(new Error('nede')) })
    await next(page)
    expect([page.result.current.step, page.result.current.busy]).toEqual(['avsender', false])
    expect(page.result.current.failure).toEqual(new Error('nede'))
    page.rerender({ validate: () => [] })
    await next(page)
    expect([page.result.current.step, page.result.current.failure]).toEqual(['mottaker', undefined])
  })

  it('takes one press of Neste while it is busy', async () => {
    const save = deferred<readonly Issue[]>()
    const validate = vi.fn(() => save.promise)
    const page = begin({ validate })
    act(() => void page.result.current.next())
    act(() => void page.result.current.next())
    expect(page.result.current.busy).toBe(true)
    await act(async () => save.resolve([]))
    expect(validate).toHaveBeenCalledTimes(1)
    expect([page.result.current.step, page.result.current.busy]).toEqual(['mottaker', false])
  })

  it('Tilbake during a slow save gives it up, and what it answers later moves nobody', async () => {
    const save = deferred<readonly Issue[]>()
    const signals: AbortSignal[] = []
    const page = begin({
      validate: (id, { signal }) => {
        signals.push(signal)
        return id === 'avsender' ? [] : save.promise
      },
    })
    await next(page)
    act(() => void page.result.current.next())
    act(() => page.result.current.back?.())
    expect([page.result.current.step, page.result.current.busy]).toEqual(['avsender', false])
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
    await act(async () => save.resolve([]))
    expect(page.result.current.step).toBe('avsender')
  })

  it("follows the browser's own way back, and gives up what was being checked", async () => {
    const save = deferred<readonly Issue[]>()
    const onStepChange = vi.fn()
    const steps = plan().map((step) => ({ ...step, state: 'open' as const }))
    const page = begin({ steps, step: 'varer', onStepChange, validate: () => save.promise })
    act(() => void page.result.current.next())
    page.rerender({ step: 'mottaker' })
    expect([page.result.current.step, page.result.current.busy]).toEqual(['mottaker', false])
    await act(async () => save.resolve([]))
    expect(onStepChange).not.toHaveBeenCalled()
  })

  it('a link to a locked step leads to the first that is not done', () => {
    const onStepChange = vi.fn()
    const steps = plan().map((step, index) => ({
      ...step,
      state: (['done', 'open', 'locked'] as const)[Math.min(index, 2)] ?? 'locked',
    }))
    const page = begin({ steps, step: 'oppsummering', onStepChange })
    expect(page.result.current.step).toBe('mottaker')
    expect(onStepChange.mock.calls).toMatchObject([['mottaker', { reason: 'redirect' }]])
    act(() => page.result.current.goTo('henting'))
    expect(onStepChange).toHaveBeenCalledTimes(1)
  })

  it('says nothing of a check that is rejected after the form is gone', async () => {
    const save = deferred<readonly Issue[]>()
    const onStepChange = vi.fn()
    const page = begin({ validate: () => save.promise, onStepChange })
    act(() => void page.result.current.next())
    page.unmount()
    await act(async () => save.reject(new Error('nede')))
    expect(onStepChange).not.toHaveBeenCalled()
  })

  it('lets the app say no', () => {
    const page = begin({ onStepChange: (_, { cancel }) => cancel() })
    return next(page).then(() => expect(page.result.current.step).toBe('avsender'))
  })

  it('[WIZ-16] comes back to the summary after one step is corrected, by way of what is not done yet', async () => {
    const page = begin()
    for (const _ of ids.slice(1)) await next(page)
    act(() => page.result.current.edit('avsender'))
    expect(page.result.current.step).toBe('avsender')
    await next(page)
    expect(page.result.current.step).toBe('oppsummering')
    act(() => page.result.current.edit('avsender'))
    page.rerender({
      steps: plan().map((step) => (step.id === 'varer' ? { ...step, issues: 2 } : { ...step, state: 'done' })),
    })
    await next(page)
    expect(page.result.current.step).toBe('varer')
  })
})

it('asks before the page is left while something is not saved, and not otherwise', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const { rerender, unmount } = renderHook(({ unsaved }) => useLeaveGuard(unsaved), { initialProps: { unsaved: true } })
  expect(leave()).toBe(true)
  rerender({ unsaved: false })
  expect(leave()).toBe(false)
  rerender({ unsaved: true })
  unmount()
  expect(leave()).toBe(false)
})
