import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.js'
import { FeedbackLauncher } from './feedback-launcher.js'

function Example({ onSubmit, closeDelay }: Pick<FeedbackFormProps, 'onSubmit' | 'closeDelay'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1>Søknader</h1>
      <FeedbackLauncher onClick={() => setOpen(true)} />
      <FeedbackForm open={open} onOpenChange={setOpen} onSubmit={onSubmit} {...(closeDelay ? { closeDelay } : {})} />
    </>
  )
}

const meta = {
  title: 'Components/Forms and steps/FeedbackForm',
  id: 'page-feedbackform',
  component: Example,
  args: { onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gi tilbakemelding' }))
  return within(await screen.findByRole('dialog'))
}

export const Launcher: Story = {}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement)
    await waitFor(() => expect(form.getByRole('radiogroup', { name: 'Hva synes du om løsningen?' })).toBeVisible())
    await expect(form.getAllByRole('radio')).toHaveLength(5)
  },
}

/** The error is at the question, takes focus there, and disappears when it is answered. */
export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await open(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Send inn' }))
    await waitFor(() => expect(form.getByText('En tilbakemelding/emoji må velges.')).toBeVisible())
    await expect(form.getByRole('radio', { name: 'Grusom!' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await open(canvasElement)
    form.getByRole('radio', { name: 'Grusom!' }).focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(form.getByRole('radio', { name: 'Bra' })).toBeChecked()
    await userEvent.type(form.getByRole('textbox', { name: /Kommentar/ }), 'Rask og ryddig.')
    await userEvent.click(form.getByRole('button', { name: 'Send inn' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Gi tilbakemelding' })).toHaveFocus())
  },
}

/** The receipt stays while hovered; kept here for the picture. */
export const Sent: Story = {
  args: { closeDelay: 3_600_000 },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: 'Fantastisk!' }))
    await userEvent.click(form.getByRole('button', { name: 'Send inn' }))
    await waitFor(() => expect(form.getByText('Takk for tilbakemeldingen!')).toBeVisible())
  },
}

export const Failed: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('nede'))) },
  play: async ({ canvasElement }) => {
    const form = await open(canvasElement)
    await userEvent.click(form.getByRole('radio', { name: 'Dårlig' }))
    await userEvent.type(form.getByRole('textbox', { name: /Kommentar/ }), 'Skjemaet mistet teksten min.')
    await userEvent.click(form.getByRole('button', { name: 'Send inn' }))
    await expect(await form.findByText('Klarte ikke å laste opp tilbakemelding. Prøv igjen senere...')).toBeVisible()
    await expect(form.getByRole('textbox', { name: /Kommentar/ })).toHaveValue('Skjemaet mistet teksten min.')
  },
}

/** The floating button never covers the focused element. */
export const StepsAside: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main style={{ minHeight: '100vh', display: 'flex', alignItems: 'end', justifyContent: 'end', padding: 24 }}>
      <button type="button">Bak den flytende knappen</button>
      <Example {...args} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const launcher = within(canvasElement).getByRole('button', { name: 'Gi tilbakemelding' })
    within(canvasElement).getByRole('button', { name: 'Bak den flytende knappen' }).focus()
    await waitFor(() => expect(launcher).toHaveAttribute('data-aside'))
    launcher.focus()
    await waitFor(() => expect(launcher).not.toHaveAttribute('data-aside'))
  },
}
