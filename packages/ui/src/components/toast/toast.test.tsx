import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { Dialog } from '../dialog/dialog.js'
import { Popover } from '../popover/popover.js'
import { ToastRegion } from './toast-region.js'
import { toast, toastStore } from './toast-store.js'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => toastStore.clear())
  vi.useRealTimers()
})

const region = () => within(document.querySelector<HTMLElement>('.eks-toast-region') ?? document.body)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('shows what was said before the region stood there, for six seconds', () => {
  toast.success('Lagret')
  render(<ToastRegion />)
  pass(5999)
  expect(region().getByText('Lagret')).toBeTruthy()
  pass(1)
  expect(region().queryByText('Lagret')).toBeNull()
})

it('waits while someone reads', () => {
  render(<ToastRegion />)
  act(() => void toast.success('Lagret'))
  pass(5000)
  act(() => screen.getByRole('button', { name: 'Lukk' }).focus())
  pass(60_000)
  expect(region().getByText('Lagret')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Lukk' }).blur())
  pass(1000)
  expect(region().queryByText('Lagret')).toBeNull()
})

it('keeps an error until it is closed', () => {
  render(<ToastRegion />)
  act(() => void toast.error('Søknaden ble ikke slettet'))
  pass(600_000)
  expect(region().getByText('Søknaden ble ikke slettet').closest('li')?.dataset.tone).toBe('danger')
  act(() => screen.getByRole('button', { name: 'Lukk' }).click())
  expect(region().queryByText('Søknaden ble ikke slettet')).toBeNull()
})

it('one toast follows a piece of work', async () => {
  render(<ToastRegion />)
  let finish: (count: number) => void = () => undefined
  const work = new Promise<number>((resolve) => {
    finish = resolve
  })
  const words = { loading: 'Importerer', success: (count: number) => `${count} varelinjer er lagt til`, error: 'Nei' }
  act(() => void toast.promise(work, words))
  pass(60_000)
  expect(region().getByText('Importerer')).toBeTruthy()
  await act(async () => finish(12))
  expect(
    region()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['12 varelinjer er lagt til'])
  await act(async () => {
    const failing = toast.promise(Promise.reject(new Error('nede')), { ...words, error: () => 'Det gikk ikke' })
    await expect(failing).rejects.toThrow('nede')
  })
  expect(region().getByText('Det gikk ikke')).toBeTruthy()
})

it('the landmark says how many there are; F6 finds what has gone, Escape gives focus back', () => {
  render(
    <main>
      <button type="button">Her</button>
      <ToastRegion />
    </main>,
  )
  const here = screen.getByRole('button', { name: 'Her' })
  here.focus()
  act(() => {
    toast.success('Lagret')
    toast.success('Sendt')
  })
  expect(screen.getByRole('region', { name: 'Varsler (2)' })).toBeTruthy()
  pass(6000)
  expect(screen.queryByRole('region', { hidden: false })).toBeNull()
  fireEvent.keyDown(here, { key: 'F6' })
  const landmark = screen.getByRole('region', { name: 'Varsler' })
  expect(document.activeElement).toBe(landmark)
  expect(
    within(landmark)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Sendt', 'Lagret'])
  fireEvent.keyDown(landmark, { key: 'Escape' })
  expect(document.activeElement).toBe(here)
  expect(screen.queryByRole('region', { hidden: false })).toBeNull()
})

it('an id takes the place of the one before', () => {
  render(<ToastRegion />)
  act(() => {
    toast.info('Laster opp', { id: 'fil', duration: null })
    toast.success('Lastet opp', { id: 'fil' })
  })
  expect(
    region()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Lastet opp'])
})

it('folds the same text, and shows three of many', () => {
  render(<ToastRegion />)
  act(() => {
    for (let n = 0; n < 3; n += 1) toast.success('Slettet')
    for (let n = 0; n < 20; n += 1) toast.success(`Nummer ${n}`)
  })
  expect(region().getAllByRole('listitem')).toHaveLength(3)
  act(() => void toast.success('Slettet'))
  expect(region().getByText('Slettet ×4')).toBeTruthy()
})

it('is in reach over an open dialog: F6 enters, Escape closes the receipt alone and goes back to the dialog', async () => {
  vi.useRealTimers()
  const onOpenChange = vi.fn()
  render(
    <>
      <ToastRegion />
      <Dialog open onOpenChange={onOpenChange} title="Varelinjer">
        <button type="button">Slett</button>
      </Dialog>
    </>,
  )
  const inside = screen.getByRole('button', { name: 'Slett' })
  inside.focus()
  act(() => void toast.success('Slettet'))
  const landmark = screen.getByRole('region', { name: 'Varsler (1)' })
  fireEvent.keyDown(inside, { key: 'F6' })
  expect(document.activeElement).toBe(landmark)
  fireEvent.keyDown(landmark, { key: 'Escape' })
  expect(document.activeElement).toBe(inside)
  expect(onOpenChange).not.toHaveBeenCalled()
})

const openLayers: [string, (onOpenChange: () => void) => ReactElement][] = [
  ['dialog', (onOpenChange) => <Dialog open onOpenChange={onOpenChange} title="Varelinjer" />],
  [
    'panel',
    (onOpenChange) => (
      <Popover open onOpenChange={onOpenChange} label="Varelinjer" trigger={<button type="button">Vis</button>}>
        <button type="button">Slett</button>
      </Popover>
    ),
  ],
]

it.each(openLayers)('leaves the %s under it open when what it offers is pressed', (_, layer) => {
  const onOpenChange = vi.fn()
  const undo = vi.fn()
  // As in a browser, where React has taken the receipt away before the document hears of the click.
  const takeAway = () => flushSync(() => undefined)
  document.body.addEventListener('click', takeAway)
  render(
    <>
      <ToastRegion />
      {layer(onOpenChange)}
    </>,
  )
  act(() => void toast.success('Slettet', { action: { label: 'Angre', onSelect: undo } }))
  pass(1)
  const button = screen.getByRole('button', { name: 'Angre' })
  for (const press of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) fireEvent[press](button)
  pass(1)
  document.body.removeEventListener('click', takeAway)
  expect(undo).toHaveBeenCalledOnce()
  expect(region().queryByText('Slettet')).toBeNull()
  expect(onOpenChange).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  expect(onOpenChange).toHaveBeenCalledOnce()
})

it('waits while it is pointed at, and while the page is hidden', () => {
  render(<ToastRegion />)
  act(() => void toast.success('Lagret'))
  fireEvent.pointerEnter(screen.getByRole('region'))
  pass(60_000)
  expect(region().getByText('Lagret')).toBeTruthy()
  fireEvent.pointerLeave(screen.getByRole('region'))
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(60_000)
  expect(region().getByText('Lagret')).toBeTruthy()
  visible.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  pass(6000)
  expect(region().queryByText('Lagret')).toBeNull()
})

it('counts up under one id, and the time begins anew', () => {
  render(<ToastRegion />)
  act(() => void toast.success('Slettet', { id: 'slettet' }))
  pass(5000)
  act(() => void toast.success('Slettet', { id: 'slettet' }))
  pass(5000)
  expect(region().getByText('Slettet ×2')).toBeTruthy()
  pass(1000)
  expect(region().queryByText(/Slettet/)).toBeNull()
})

it('a receipt that changes its words while it has focus hands focus on, and the last one gives it back', async () => {
  render(
    <main>
      <button type="button">Her</button>
      <ToastRegion />
    </main>,
  )
  const here = screen.getByRole('button', { name: 'Her' })
  here.focus()
  act(() => void toast.info('Importerer', { id: 'import', duration: null }))
  screen.getByRole('button', { name: 'Lukk' }).focus()
  act(() => void toast.success('12 varelinjer er lagt til', { id: 'import' }))
  const landmark = screen.getByRole('region', { name: 'Varsler (1)' })
  expect(document.activeElement).toBe(landmark)
  act(() => toast.dismiss('import'))
  expect(document.activeElement).toBe(here)
  act(() => void toast.success('Sendt'))
  pass(6000)
  expect(region().queryByText('Sendt')).toBeNull()
})

it('Escape closes the receipt that has focus, and F6 pressed there is left to the browser', () => {
  render(<ToastRegion label="Kvitteringer" />)
  act(() => {
    toast.error('Den første')
    toast.error('Den andre')
  })
  const landmark = screen.getByRole('region', { name: 'Kvitteringer (2)' })
  expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(false)
  const [first] = screen.getAllByRole('button', { name: 'Lukk' })
  act(() => first?.focus())
  expect(fireEvent.keyDown(landmark, { key: 'F6' })).toBe(true)
  fireEvent.keyDown(first ?? landmark, { key: 'Escape' })
  expect(region().queryByText('Den første')).toBeNull()
  expect(region().getByText('Den andre')).toBeTruthy()
})

it('work that fails after the region left the page is told where the next one stands', async () => {
  const { unmount } = render(<ToastRegion />)
  let fail: (reason: Error) => void = () => undefined
  const work = new Promise<void>((_, reject) => {
    fail = reject
  })
  const words = { loading: 'Importerer', success: 'Ferdig', error: 'Importen gikk ikke' }
  act(() => void toast.promise(work, words).catch(() => undefined))
  unmount()
  await act(async () => fail(new Error('nede')))
  render(<ToastRegion />)
  expect(region().getByText('Importen gikk ikke').closest('li')?.dataset.tone).toBe('danger')
})

it('lists one that came and went twice twice', () => {
  render(<ToastRegion />)
  for (const text of ['Lastet opp', 'Lastet opp']) {
    act(() => void toast.success(text, { id: 'fil' }))
    pass(6000)
  }
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(region().getAllByRole('listitem')).toHaveLength(2)
})

it('[ERR-01] two deletions in the same words are two receipts, and each is taken back for itself', () => {
  render(<ToastRegion />)
  const undo = vi.fn()
  for (const line of ['first', 'second']) {
    act(() => void toast.success('Varelinje 2 er slettet', { action: { label: 'Angre', onSelect: () => undo(line) } }))
  }
  const [first] = screen.getAllByRole('button', { name: 'Angre' })
  act(() => first?.click())
  expect(undo.mock.calls).toEqual([['first']])
  expect(screen.getAllByRole('button', { name: 'Angre' })).toHaveLength(1)
})

it('[THM-10] what was said goes when the page takes another language', () => {
  const inLanguage = (locale: 'nb' | 'en') => (
    <EksportProvider locale={locale}>
      <ToastRegion />
    </EksportProvider>
  )
  const { rerender } = render(inLanguage('nb'))
  act(() => void toast.success('Lagret'))
  rerender(inLanguage('nb'))
  expect(region().getByText('Lagret')).toBeTruthy()
  rerender(inLanguage('en'))
  expect(region().queryByText('Lagret')).toBeNull()
  fireEvent.keyDown(document, { key: 'F6' })
  expect(region().queryByText('Lagret')).toBeNull()
})
