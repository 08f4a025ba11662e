import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '../../components/badge/badge.js'
import { Button } from '../../components/button/button.js'
import { FactSections } from '../../components/fact-sections/fact-sections.js'
import { licenceAfter, licenceChanges } from '../../components/fact-sections/licence.fixture.js'
import { PageHeading } from '../../components/layout/layout.js'

interface LicenceProps {
  /** Beside last year's licence. */
  compared?: boolean
}

const Licence = ({ compared = false }: LicenceProps) => (
  <FactSections
    sections={compared ? licenceChanges : licenceAfter}
    against={compared ? 'mot fiskekortet for 2025' : undefined}
    header={
      <div className="eks:grid eks:gap-2 eks:pb-4">
        <PageHeading actions={<Button>Forny</Button>}>Fiskekort 2026-0042</PageHeading>
        <div>
          <Badge tone="success" label="Gyldig" />
        </div>
      </div>
    }
  />
)

/**
 * One thing, read from the top: its name and status, what can be done with it, and its facts by section with the way to
 * each. Compared with an earlier one, each change says what it is in a word and a sign besides its colour, a summary
 * counts them, and `n` and `p` walk from one to the next.
 */
const meta = { title: 'Patterns/Detail with changes', component: Licence } satisfies Meta<typeof Licence>
export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {}

export const Compared: Story = {
  args: { compared: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Endringer' })).toBeVisible()
  },
}
