import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button/button.js'
import { Dialog } from '../../components/dialog/dialog.js'
import { BeforeYouStart } from './before-you-start.js'

const meta = {
  title: 'Certificates/BeforeYouStart',
  id: 'form-beforeyoustart',
  component: BeforeYouStart,
  // A dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof BeforeYouStart>
export default meta
type Story = StoryObj<typeof meta>

export const InADialog: Story = {
  render: () => (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Før du starter"
      size="md"
      footer={<Button kind="primary">Jeg har lest dette</Button>}
    >
      <BeforeYouStart />
    </Dialog>
  ),
}
