import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CertificateFormats } from './certificate-formats.js'

const meta = {
  title: 'Certificates/CertificateFormats',
  id: 'data-certificate-formats',
  component: CertificateFormats,
  args: { formats: ['PAPER', 'E_CERT', 'PDF'] },
} satisfies Meta<typeof CertificateFormats>
export default meta
type Story = StoryObj<typeof meta>

export const Signs: Story = {
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    await expect(names).toEqual(['Papirbasert sertifikat', 'Elektronisk sertifikat', 'PDF sertifikat'])
  },
}

export const WithNames: Story = { args: { showNames: true } }

export const One: Story = { args: { formats: ['PDF'], showNames: true } }
