import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.js'

function deferred() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: () => settle?.resolve(), reject: (error: Error) => settle?.reject(error) }
}

function Row({ onConfirm, success }: { onConfirm: () => Promise<void>; success?: string }) {
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

it('gives focus back to the button when the answer is no', async () => {
  render(<Row onConfirm={() => Promise.resolve()} />)
  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Slett rad'))
})
