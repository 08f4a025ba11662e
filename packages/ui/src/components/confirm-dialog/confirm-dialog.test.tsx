import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.js'
import { ConfirmRegion } from './confirm-region.js'
import { confirm } from './confirm-store.js'

function deferred() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: () => settle?.resolve(), reject: (error: Error) => settle?.reject(error) }
}

interface RowProps {
  onConfirm: () => Promise<void>
  success?: string
  successor?: () => HTMLElement
}

function Row({ onConfirm, success, successor }: RowProps) {
  const [open, setOpen] = useState(false)
  const [there, setThere] = useState(true)
  const confirm = async () => {
    await onConfirm()
    setThere(false)
  }
  return (
    <main>
      <h1>Søknader</h1>
      {there && (
        <button type="button" onClick={() => setOpen(true)}>
          Slett rad
        </button>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Sikker?"
        confirmLabel="Slett"
        onConfirm={confirm}
        success={success}
        successor={successor}
      >
        Raden slettes.
      </ConfirmDialog>
    </main>
  )
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Slett rad' }))
  return screen.findByRole('alertdialog')
}

it('[STA-06] asks, works, and closes; focus does not fall on the body when the row is gone', async () => {
  const work = deferred()
  const onConfirm = vi.fn(() => work.promise)
  render(<Row onConfirm={onConfirm} />)
  await open()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Avbryt'))
  const confirm = screen.getByRole('button', { name: 'Slett' })
  await userEvent.dblClick(confirm)
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  work.resolve()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Søknader'))
})

it('[STA-06] shows the error where the action was, and tries again', async () => {
  const onConfirm = vi.fn().mockRejectedValueOnce(new Error('nede')).mockResolvedValueOnce(undefined)
  render(<Row onConfirm={onConfirm} />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Slett' }))
  expect(await screen.findByText('Det gikk ikke. Prøv igjen senere.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Slett' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('[STA-06] shows the success text until it is closed', async () => {
  render(<Row onConfirm={() => Promise.resolve()} success="Slettet!" />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Slett' }))
  expect(await screen.findByText('Slettet!')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Lukk' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('gives focus back to the button when the answer is no, also where a successor is named', async () => {
  render(<Row onConfirm={() => Promise.resolve()} successor={() => screen.getByRole('heading')} />)
  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Slett rad'))
})

it('opens by itself, tells why it closes, and stays when the owner says no', async () => {
  const reasons: string[] = []
  render(
    <main>
      <h1>Søknader</h1>
      <ConfirmDialog
        defaultOpen
        title="Sikker?"
        confirmLabel="Slett"
        onConfirm={() => undefined}
        onOpenChange={(_, { reason, cancel }) => {
          reasons.push(reason)
          if (reason !== 'confirmed') cancel()
        }}
      />
    </main>,
  )
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }))
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Slett' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(reasons).toEqual(['escape-or-outside', 'cancel-button', 'confirmed'])
})

const slett = { title: 'Slette søknaden?', body: 'Den blir borte.', confirmLabel: 'Slett' }

/** Asks as an app does, from a button. */
function Asking({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  return (
    <main>
      <button type="button" onClick={() => void confirm(slett).then(onAnswer)}>
        Spør
      </button>
      <ConfirmRegion />
    </main>
  )
}

it('[STA-06] asked from anywhere, answers yes or no once, and gives focus back', async () => {
  const onAnswer = vi.fn()
  render(<Asking onAnswer={onAnswer} />)
  const ask = screen.getByRole('button', { name: 'Spør' })
  await userEvent.click(ask)
  expect(within(await screen.findByRole('alertdialog', { name: slett.title })).getByText(slett.body)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Avbryt'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(ask))
  expect(onAnswer.mock.calls).toEqual([[false]])
  await userEvent.click(ask)
  await userEvent.click(await screen.findByRole('button', { name: 'Slett' }))
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false], [true]]))
  await waitFor(() => expect(document.activeElement).toBe(ask))
})

it('[STA-06] asks again when the work fails, and a no after that is a no', async () => {
  render(<ConfirmRegion />)
  const onConfirm = vi.fn().mockRejectedValue(new Error('nede'))
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ ...slett, onConfirm, errorText: () => 'Søknaden ble ikke slettet.' })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Slett' }))
  expect(await screen.findByText('Søknaden ble ikke slettet.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }))
  await expect(answer).resolves.toBe(false)
})

it('asks one question after the other, waits for a region, and answers no when the region goes', async () => {
  const answers = [confirm(slett), confirm({ ...slett, title: 'Og denne?' })]
  const { unmount } = render(<ConfirmRegion />)
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Slett' }))
  expect(await screen.findByRole('alertdialog', { name: 'Og denne?' })).toBeTruthy()
  unmount()
  await expect(Promise.all(answers)).resolves.toEqual([true, false])
})
