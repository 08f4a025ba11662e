import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js'
import { ConfirmRegion } from './confirm-region.js'
import { confirm } from './confirm-store.js'

function Example({ onConfirm, success }: Pick<ConfirmDialogProps, 'onConfirm' | 'success'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1>Søknad #004001</h1>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Slett søknaden
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Er du sikker på at du vil slette søknaden?"
        confirmLabel="Slett"
        onConfirm={onConfirm}
        success={success}
      >
        #004001 til Brasil slettes med én varelinje.
      </ConfirmDialog>
    </>
  )
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  id: 'overlays-confirmdialog',
  component: Example,
  args: { onConfirm: fn(async () => undefined) },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Slett søknaden' }))
  return within(await screen.findByRole('alertdialog'))
}

export const Asks: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Avbryt' })).toHaveFocus())
  },
}

export const EscapeMeansNo: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Slett søknaden' })).toHaveFocus())
  },
}

export const Busy: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement)
    const confirm = dialog.getByRole('button', { name: 'Slett' })
    await userEvent.dblClick(confirm)
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Failed: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('nede'))) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Slett' }))
    await waitFor(() => expect(dialog.getByText('Det gikk ikke. Prøv igjen senere.')).toBeVisible())
  },
}

export const Succeeded: Story = {
  args: { success: 'Søknaden er slettet!' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Slett' }))
    // Retried, because the dialog is still animating in its first frame.
    await waitFor(() => expect(dialog.getByText('Søknaden er slettet!')).toBeVisible())
  },
}

function AskedFromAnywhere() {
  const [answer, setAnswer] = useState('ingen')
  const ask = async () => {
    const isSure = await confirm({
      title: 'Vil du forlate siden?',
      body: 'Det siste er ikke lagret.',
      confirmLabel: 'Forlat',
    })
    setAnswer(isSure ? 'ja' : 'nei')
  }
  return (
    <>
      <h1>Søknad #004001</h1>
      <Button onClick={() => void ask()}>Til oversikten</Button>
      <p>{`Svar: ${answer}`}</p>
      <ConfirmRegion />
    </>
  )
}

/** Without rendering a dialog: `if (await confirm(…))`. */
export const AsPromise: Story = {
  render: () => <AskedFromAnywhere />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const button = page.getByRole('button', { name: 'Til oversikten' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Avbryt' }))
    await expect(await page.findByText('Svar: nei')).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Forlat' }))
    await expect(await page.findByText('Svar: ja')).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
