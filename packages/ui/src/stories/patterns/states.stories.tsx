import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Alert } from '../../components/alert/alert.js'
import { ErrorPage } from '../../components/error-page/error-page.js'
import { PageHeading } from '../../components/layout/layout.js'
import { Loading } from '../../components/loading/loading.js'

/**
 * If there is nothing to show, a page says why, whose turn it is, and what to do. Missing, forbidden and failed content
 * have different messages. In a list the table shows the message (see List with filters); if the whole page is missing,
 * use an `ErrorPage`; if one part failed, that part says so and the rest stays.
 */
const meta = {
  title: 'Patterns/Nothing to show',
  component: ErrorPage,
  args: { phone: '00 00 00 00', onRetry: fn(), home: { href: '#' } },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

/** Logged in, but without access: whom to ask, and a link home. */
export const NoAccess: Story = { args: { kind: 'no-access', onRetry: undefined } }

/** An address without a page. */
export const NotFound: Story = { args: { kind: 'not-found', onRetry: undefined } }

/** Everything failed: whether the work is saved, whom to call, and a retry button. */
export const Failed: Story = { args: { reference: '8f2c-41', draft: 'saved' } }

/** The server cannot be reached; the input stays. */
export const Offline: Story = { args: { kind: 'offline' } }

/** One part of a page failed: it says so in its place. */
export const OnePartFailed: Story = {
  render: () => (
    <div className="story-stack eks:grid">
      <PageHeading>Fiskekort 2026-0042</PageHeading>
      <Alert tone="danger">Fangstene kunne ikke hentes. Fiskekortet gjelder som før.</Alert>
    </div>
  ),
}

/** Something is loading: nothing for the first second, then its name, as here, then that it takes long. */
export const Waiting: Story = {
  render: () => <Loading active delay={0} hintAfter={3_600_000} label="Henter fiskekortet" />,
}
