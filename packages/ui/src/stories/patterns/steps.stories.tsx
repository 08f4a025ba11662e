import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LicenceForm } from './form-in-steps.js'

/**
 * A form of several pages, described as data: one page at a time, validated when it is left, and submitted after the
 * last.
 */
const meta = {
  title: 'Patterns/Form in steps',
  component: LicenceForm,
  // Each of its parts has its own pictures.
  parameters: { pictures: false },
  args: { now: '2026-11-20T12:12:00+01:00', onSend: fn() },
} satisfies Meta<typeof LicenceForm>
export default meta
type Story = StoryObj<typeof meta>

export const FirstStep: Story = {}

/** Answers are kept, and the next page begins at its heading. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Navn' }), 'Ada Testdal')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-post' }), 'ada@fiskekort.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Neste' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sesong' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Neste' }))
    await expect(await canvas.findByText('Søknaden er sendt')).toBeVisible()
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ duration: 'season' }))
  },
}
