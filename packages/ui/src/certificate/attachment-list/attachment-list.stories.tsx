import type { Attachment } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AttachmentList } from './attachment-list.js'

const file = (id: string, filename: string, mimeType: string, size: number): Attachment => ({
  id,
  type: 'APPLICATION_ATTACHMENT',
  filename,
  mimeType,
  size,
})

const meta = {
  title: 'Certificates/AttachmentList',
  id: 'data-attachment-list',
  component: AttachmentList,
  args: {
    attachments: [
      file('1', 'faktura-004001.pdf', 'application/pdf', 214_000),
      file('2', 'etikett.jpg', 'image/jpeg', 1_240_000),
      file(
        '3',
        'Analysebevis for parti 2026-117 med resultater fra alle prøver tatt ved anlegget.docx',
        'text/plain',
        800,
      ),
    ],
    onDownload: fn(),
  },
} satisfies Meta<typeof AttachmentList>
export default meta
type Story = StoryObj<typeof meta>

export const Files: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'faktura-004001.pdf' }))
    await expect(args.onDownload).toHaveBeenCalledWith(args.attachments[0])
  },
}

export const Failed: Story = {
  args: { onDownload: fn(() => Promise.reject(new Error('The server is away.'))) },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await userEvent.click(list.getByRole('button', { name: 'etikett.jpg' }))
    await expect(await list.findByText('Klarte ikke å laste ned etikett.jpg. Prøv igjen.')).toBeVisible()
    await expect(list.getByRole('button', { name: 'etikett.jpg' })).toHaveFocus()
  },
}

export const OnlyNamed: Story = { args: { onDownload: undefined } }

export const None: Story = { args: { attachments: [] } }
