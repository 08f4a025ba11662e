import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DocumentsPage } from './upload-with-review.js'

/** Files are sent when they are selected, reviewed, and submitted with one press; nothing is submitted unseen. */
const meta = {
  title: 'Patterns/Upload with review',
  component: DocumentsPage,
  // Each of its parts has its own pictures.
  parameters: { pictures: false },
  args: { upload: async (file: File) => file.name, onSend: fn() },
} satisfies Meta<typeof DocumentsPage>
export default meta
type Story = StoryObj<typeof meta>

export const ToUpload: Story = {}

/** Submitted too early: each part says what it lacks. */
export const Mistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send inn' }))
    await expect(canvas.getByText('Last opp kvitteringen.')).toBeVisible()
    await expect(canvas.getByText('Se gjennom filene, og kryss av.')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** A file is uploaded, reviewed and submitted; focus moves to the receipt. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('The field takes no file.')
    await userEvent.upload(
      input,
      new File([`%PDF-1.7\n${' '.repeat(200)}`], 'kvittering.pdf', { type: 'application/pdf' }),
    )
    await canvas.findByRole('button', { name: /Slett/ })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jeg har sett gjennom filene' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send inn' }))
    await expect(await canvas.findByText('Dokumentasjonen er sendt.')).toBeVisible()
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
