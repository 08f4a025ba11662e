import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DocumentsPage } from './upload-with-review.js'

/** Files are sent as they are chosen, looked through, and handed in with one press; nothing is handed in unseen. */
const meta = {
  title: 'Patterns/Upload with review',
  component: DocumentsPage,
  args: { upload: async (file: File) => file.name, onSend: fn() },
} satisfies Meta<typeof DocumentsPage>
export default meta
type Story = StoryObj<typeof meta>

export const ToUpload: Story = {}

/** Sent too early: each place says what it lacks. */
export const Mistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send inn' }))
    await expect(canvas.getByText('Last opp kvitteringen.')).toBeVisible()
    await expect(canvas.getByText('Se gjennom filene, og kryss av.')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
