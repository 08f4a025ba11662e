import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination } from './pagination.js'

function Example({ page: first, pageSize: firstSize, ...props }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(first)
  const [pageSize, setPageSize] = useState(firstSize)
  return <Pagination {...props} page={page} pageSize={pageSize} onPageChange={setPage} onPageSizeChange={setPageSize} />
}

const meta = {
  title: 'Components/Lists and data/Pagination',
  id: 'navigation-pagination',
  component: Example,
  args: { page: 1, pageSize: 10, total: 214, onPageChange: () => undefined },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = canvas.getByRole('button', { name: 'Neste side' })
    await userEvent.click(next)
    await expect(canvas.getByText('11-20 av 214 treff')).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Side 2' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Middle: Story = { args: { page: 11 } }
export const Filled: Story = { args: { pageSize: 18, fittingSize: 18, onPageSizeChange: () => undefined } }
export const None: Story = { args: { total: 0 } }
export const Dense: Story = { parameters: { size: 'sm' } }
