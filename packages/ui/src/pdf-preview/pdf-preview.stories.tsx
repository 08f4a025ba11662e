import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { samplePdf } from '../testing/sample-pdf.js'
import { setPdfWorker } from './pdf-engine.js'
import { PdfPreview } from './pdf-preview.js'

setPdfWorker(new URL('../../assets/pdf.worker.min.mjs', import.meta.url).href)

function Opener({ fails = false }: { fails?: boolean }) {
  const [open, setOpen] = useState(false)
  const source = useCallback(async () => {
    if (fails) throw new Error('refused')
    return samplePdf()
  }, [fails])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Forhåndsvis sertifikat</Button>
      <PdfPreview
        open={open}
        onOpenChange={setOpen}
        source={source}
        name="sertifikat #004009"
        fileName="sertifikat-004009.pdf"
      />
    </>
  )
}

const meta = { title: 'Case/PdfPreview', component: Opener } satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

/** [LST-14] Opened and zoomed in one step by the keyboard. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Forhåndsvis sertifikat' }))
    const dialog = await within(document.body).findByRole('dialog')
    await expect(
      await within(dialog).findByRole('region', { name: 'Side 1 av 1' }, { timeout: 10_000 }),
    ).toBeInTheDocument()
    await userEvent.keyboard('+')
    await expect(within(dialog).getByText('120 %')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { fails: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Forhåndsvis sertifikat' }))
    await expect(await within(document.body).findByText(/En feil oppstod under henting av PDF/)).toBeInTheDocument()
  },
}
