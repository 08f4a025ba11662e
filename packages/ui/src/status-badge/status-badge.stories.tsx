import { applicationStatuses } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './status-badge.js'

const meta = {
  title: 'Case/StatusBadge',
  component: StatusBadge,
  args: { status: 'GODKJENT', viewpoint: 'INNSENDER' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

/** All statuses as the exporter and the caseworker see them. */
export const AllStatuses: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
        gap: '8px 24px',
        justifyItems: 'start',
      }}
    >
      {applicationStatuses.flatMap((status) =>
        (['INNSENDER', 'BEHANDLER'] as const).map((viewpoint) => (
          <StatusBadge key={status + viewpoint} status={status} viewpoint={viewpoint} />
        )),
      )}
    </div>
  ),
}

/** A status that a newer server knows and this version does not. */
export const Unknown: Story = { args: { status: 'TIL_LABORATORIUM' } }
