import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorPage } from './error-page.js'

const meta = {
  title: 'Page/ErrorPage',
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
export const NotFound: Story = {
  args: { kind: 'not-found', home: { href: '#' }, onRetry: undefined, reference: undefined },
}
export const NoAccess: Story = {
  args: { kind: 'no-access', home: { href: '#' }, onRetry: undefined, reference: undefined },
}
export const Offline: Story = { args: { kind: 'offline', reference: undefined } }
