import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './heading.js'

const meta = {
  title: 'Pages/Heading',
  id: 'page-heading',
  component: Heading,
  args: { level: 2, children: 'Transport' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

const sizes = ['h1', 'h2', 'h3', 'ui', 'small'] as const

/** One level in every size. */
export const Sizes: Story = {
  render: (args) => (
    <>
      {sizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </>
  ),
}

/** Lines of about equal length, and no word beyond the edge. */
export const Long: Story = {
  args: { children: 'Helsesertifikat for fiskevarer og sjømat til konsum fra akvakultur til Den europeiske union' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
}
