import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorBox } from './error-box.js'

const meta = {
  title: 'Components/Messages/ErrorBox',
  id: 'messages-errorbox',
  component: ErrorBox,
  args: { failure: { kind: 'unknown', name: 'TypeError', message: 'Failed to fetch' } },
} satisfies Meta<typeof ErrorBox>
export default meta
type Story = StoryObj<typeof meta>

export const Unknown: Story = {}

export const NoResponse: Story = { args: { failure: { kind: 'no-response' } } }

const server = {
  kind: 'server',
  type: 'Internal Server Error',
  message: '/api/v2/soeknad/4009',
  trace: 'at readApplication (application.ts:41)\nat handle (server.ts:12)',
} as const

/** Users do not see the trace. */
export const Server: Story = { args: { failure: server } }

export const ServerForDevelopers: Story = { args: { failure: server, developer: true } }

export const LongMessage: Story = {
  args: {
    failure: { kind: 'unknown', name: 'SyntaxError', message: `Unexpected token ${'søknadsreferanse'.repeat(20)}` },
  },
}
