import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Alert } from '../../components/alert/alert.js'
import { ErrorPage } from '../../components/error-page/error-page.js'
import { PageHeading } from '../../components/layout/layout.js'
import { Loading } from '../../components/loading/loading.js'

/**
 * When there is nothing to show a page says why, whose turn it is, and what to do. What is missing, what one may not see
 * and what failed are different sentences. In a list the table says it (see List with filters); where the page itself is
 * missing it is an `ErrorPage`; where one part failed, that part says so and the rest stays.
 */
const meta = {
  title: 'Patterns/Nothing to show',
  component: ErrorPage,
  args: { phone: '00 00 00 00', onRetry: fn(), home: { href: '#' } },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

/** Logged in, but not for this: whom to ask, and the way home. */
export const NoAccess: Story = { args: { kind: 'no-access', onRetry: undefined } }

/** An address that leads nowhere. */
export const NotFound: Story = { args: { kind: 'not-found', onRetry: undefined } }

/** Nothing worked: what became of the work, whom to call, and one press to try again. */
export const Failed: Story = { args: { reference: '8f2c-41', draft: 'saved' } }

/** The server cannot be reached; what is written stays. */
export const Offline: Story = { args: { kind: 'offline' } }

/** One part of a page failed: it says so where it would have stood. */
export const OnePartFailed: Story = {
  render: () => (
    <div className="story-stack eks:grid">
      <PageHeading>Fiskekort 2026-0042</PageHeading>
      <Alert tone="danger">Fangstene kunne ikke hentes. Fiskekortet gjelder som før.</Alert>
    </div>
  ),
}

/** Something is on its way: nothing for the first second, then its name, as here, then that it takes long. */
export const Waiting: Story = {
  render: () => <Loading active delay={0} hintAfter={3_600_000} label="Henter fiskekortet" />,
}
