import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { Button } from '../components/button/button.js'
import { Combobox } from '../components/combobox/combobox.js'
import { ConfirmDialog } from '../components/confirm-dialog/confirm-dialog.js'
import { ToastRegion } from '../components/toast/toast-region.js'
import { toast } from '../components/toast/toast-store.js'
import { takeBareTexts } from './bare-texts.js'
import { translatePage } from './translate-page.js'

/** Whatever is rendered, now and later, the browser has translated. */
function translated(element: ReactElement) {
  const page = render(element)
  onTestFinished(translatePage())
  return page
}

/** The browser takes up what changed a moment later. */
const isTranslated = (text: string) => waitFor(() => expect(screen.getByText(text).localName).toBe('font'))

it('[LIB-11] a button of a translated page becomes busy, changes its words and rests again', async () => {
  const { rerender } = translated(<Button>Send inn</Button>)
  await isTranslated('Send inn')
  rerender(<Button busy>Send inn</Button>)
  expect(screen.getByRole('button', { name: 'Send inn' }).getAttribute('aria-busy')).toBe('true')
  rerender(<Button>Sendt</Button>)
  expect(screen.getByRole('button').textContent).toBe('Sendt')
})

it('[LIB-11] a toast of a translated page counts what is said again, and goes', async () => {
  translated(<ToastRegion />)
  act(() => void toast.success('Lagret'))
  await isTranslated('Lagret')
  act(() => void toast.success('Lagret'))
  expect(screen.getByText('Lagret ×2')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'Lukk' }).click())
  expect(screen.queryByText('Lagret ×2')).toBeNull()
})

function Question() {
  const [open, setOpen] = useState(true)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Sikker?"
      confirmLabel="Slett"
      onConfirm={() => new Promise((_, reject) => reject(new Error('offline')))}
    >
      Raden slettes.
    </ConfirmDialog>
  )
}

it('[LIB-11] a dialog of a translated page works, says that it failed, and closes', async () => {
  translated(<Question />)
  await isTranslated('Slett')
  await userEvent.click(screen.getByRole('button', { name: 'Slett' }))
  expect(await screen.findByText('Det gikk ikke. Prøv igjen senere.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('[LIB-11] a list of a translated page follows what is typed', async () => {
  const names = ['Japan', 'Jamaica', 'Kina'].map((label) => ({ value: label, label }))
  translated(<Combobox aria-label="Land" options={names} />)
  const field = screen.getByRole('combobox', { name: 'Land' })
  await userEvent.type(field, 'ja')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await userEvent.type(field, 'p')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(within(screen.getByRole('option')).getByText('Jap')).toBeTruthy()
  expect(screen.getByRole('option').textContent).toBe('Japan')
  // Here it is the translation that took texts away.
  expect(takeBareTexts()).not.toEqual([])
})
