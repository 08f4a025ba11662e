import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.js'

const meta = { title: 'Components/Messages/Skeleton', id: 'messages-skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  render: () => (
    <div aria-busy="true">
      <Skeleton style={{ width: '14rem', height: '1.5rem' }} />
      <Skeleton style={{ width: '26rem', maxWidth: '100%' }} />
      <Skeleton style={{ width: '22rem', maxWidth: '100%' }} />
    </div>
  ),
}
