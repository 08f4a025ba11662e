import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { ErrorPage } from './error-page.js'

const meta = {
  title: 'Pages/ErrorPage',
  id: 'page-errorpage',
  component: ErrorPage,
  args: { phone: '00 00 00 00', onRetry: fn(), reference: '8f2c-41' },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const Generic: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Prøv igjen' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
/** Whether the draft was saved, and both ways to contact support. */
export const WithDraft: Story = { args: { draft: 'saved', email: 'hjelp@eksport.example' } }

/** A chunk is gone since a new version was deployed: one reload is offered. */
export const Outdated: Story = { args: { kind: 'outdated', onRetry: undefined, reference: undefined } }

/** The clipboard is refused: the reference is selected instead. */
export const NotCopied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const refused = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Kopier' }))
    await expect(await canvas.findByText(/^Nettleseren kopierte ikke/)).toBeVisible()
    await expect(String(getSelection())).toBe('Referanse: 8f2c-41, 20.11.2026 12:12')
    refused.mockRestore()
  },
}

export const NotFound: Story = {
  args: { kind: 'not-found', home: { href: '#' }, onRetry: undefined, reference: undefined },
}
export const NoAccess: Story = {
  args: { kind: 'no-access', home: { href: '#' }, onRetry: undefined, reference: undefined },
}
export const Offline: Story = { args: { kind: 'offline', reference: undefined } }
