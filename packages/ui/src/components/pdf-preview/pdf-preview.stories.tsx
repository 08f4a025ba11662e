import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useCallback, useState } from 'react'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { brokenPdf, chinesePdf, emptyPdf, lockedPdf, samplePdf, scanPdf } from '../../testing/sample-pdf.js'
import { Button } from '../button/button.js'
import { PdfPreview, type PdfPreviewProps } from './pdf-preview.js'
import { reactPdfEngine } from './react-pdf.js'

const worker = new URL('../../../assets/pdf.worker.min.mjs', import.meta.url).href
const wholeEngine = reactPdfEngine(worker, './pdf/')
const bareEngine = reactPdfEngine(worker)

interface OpenerProps extends Partial<Omit<PdfPreviewProps, 'source' | 'open' | 'onOpenChange'>> {
  /** The file to fetch; undefined if fetching fails. */
  file?: () => Blob
}

function Opener({ file, engine = wholeEngine, ...props }: OpenerProps) {
  const [open, setOpen] = useState(false)
  const source = useCallback(async () => {
    if (!file) throw new Error('refused')
    return file()
  }, [file])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Forhåndsvis sertifikat</Button>
      <PdfPreview
        engine={engine}
        open={open}
        onOpenChange={setOpen}
        source={source}
        name="sertifikat #004009"
        fileName="sertifikat-004009.pdf"
        {...props}
      />
    </>
  )
}

const meta = {
  title: 'Components/Lists and data/PdfPreview',
  id: 'case-pdfpreview',
  component: Opener,
  args: { file: () => samplePdf() },
  argTypes: { file: { table: { disable: true } }, engine: { table: { disable: true } } },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

const body = within(document.body)

async function openIn(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Forhåndsvis sertifikat' }))
  return within(await body.findByRole('dialog'))
}

/** Opened, and zoomed in one step by keyboard. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement)
    await expect(await dialog.findByRole('region', { name: 'Side 1 av 1' })).toBeInTheDocument()
    await userEvent.keyboard('+')
    await expect(dialog.getByText('120 %')).toBeInTheDocument()
    // The page is in the reader's language, the document in its own.
    const languageOfText = () => document.querySelector('.eks-pdf-page .textLayer')?.closest('[lang]')
    await waitFor(() => expect(languageOfText()).toHaveAttribute('lang', 'en'))
  },
}

/** How much of a page, or of one of its thirds, is drawn, from 0 (white) to 1. */
function inkOf(canvas: HTMLCanvasElement | null, third?: number): number {
  if (!canvas?.width) return 0
  const height = third === undefined ? canvas.height : Math.floor(canvas.height / 3)
  const { data } = canvas.getContext('2d')?.getImageData(0, (third ?? 0) * height, canvas.width, height) ?? { data: [] }
  const dark = data.filter((value, index) => index % 4 === 0 && value < 128)
  return (4 * dark.length) / data.length
}

const drawnPage = () => document.querySelector<HTMLCanvasElement>('.eks-pdf-page canvas')

/** Three scans: each decoder is loaded from the app's assets, and draws its third of the page. */
export const Scan: Story = {
  args: { file: scanPdf },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement)
    for (const third of [0, 1, 2]) await waitFor(() => expect(inkOf(drawnPage(), third)).toBeGreaterThan(0.3))
    await expect(dialog.queryByText(/^Noe på denne siden/)).toBeNull()
  },
}

/** Characters whose font is not in the file: character maps identify them, and the reader's own fonts draw them. */
export const ChineseWithoutFont: Story = {
  args: { file: chinesePdf },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement)
    // The text layer is rebuilt when the page finds its width.
    await waitFor(() => expect(dialog.getByText('卫生证书')).toBeInTheDocument())
    await waitFor(() => expect(inkOf(drawnPage())).toBeGreaterThan(0.001))
    await expect(dialog.queryByText(/^Noe på denne siden/)).toBeNull()
  },
}

/**
 * An app that serves no decoders: the page says that something is missing, and the document is not announced as ready.
 */
export const WithoutDecoders: Story = {
  args: { file: scanPdf, engine: bareEngine },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement)
    await expect(await dialog.findByText(/^Noe på denne siden kan ikke vises her/)).toBeVisible()
    const live = () => document.querySelector('.eks-announcer[aria-live="polite"]')
    await waitFor(() => expect(live()).toHaveTextContent(/^Side 1 av 1: Noe på denne siden/))
  },
}

export const Failed: Story = {
  args: { file: undefined },
  play: async ({ canvasElement }) => {
    await openIn(canvasElement)
    await expect(await body.findByText(/En feil oppstod under henting av PDF/)).toBeInTheDocument()
  },
}

/** A truncated file. It cannot be shown, but can still be saved and tried in another reader. */
export const Broken: Story = {
  args: { file: brokenPdf },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement)
    await expect(await dialog.findByText(/En feil oppstod under henting av PDF/)).toBeInTheDocument()
    await expect(dialog.getByRole('link', { name: 'Åpne i nettleserens PDF-leser' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^blob:/),
    )
  },
}

/** Really encrypted, with a password: the browser's own prompt does not appear. */
export const Locked: Story = {
  args: { file: lockedPdf },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement)
    await expect(await dialog.findByText(/^Dokumentet er beskyttet med passord/)).toBeInTheDocument()
  },
}

export const WithoutPages: Story = {
  args: { file: emptyPdf },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement)
    await expect(await dialog.findByText('Dokumentet har ingen sider.')).toBeInTheDocument()
  },
}

/** Two hundred pages have their space at once; only those near the window are drawn. */
export const TwoHundredPages: Story = {
  args: { file: () => samplePdf(200) },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement)
    const last = await dialog.findByRole('region', { name: 'Side 200 av 200' })
    await waitFor(() => expect(document.querySelectorAll('.eks-pdf-page canvas').length).toBeGreaterThan(0))
    await expect(document.querySelectorAll('.eks-pdf-page canvas').length).toBeLessThan(8)
    last.scrollIntoView()
    await waitFor(() => expect(within(last).getByText('Page 200')).toBeInTheDocument())
    await waitFor(() => expect(document.querySelectorAll('.eks-pdf-page canvas').length).toBeLessThan(8))
  },
}

/** Counts what the engine holds: its workers, and object URLs. */
function countHeld() {
  const held = { workers: 0, started: 0, urls: 0 }
  const Native = window.Worker
  window.Worker = class extends Native {
    constructor(...words: ConstructorParameters<typeof Worker>) {
      super(...words)
      held.workers += 1
      held.started += 1
    }
    override terminate() {
      held.workers -= 1
      super.terminate()
    }
  }
  const { createObjectURL, revokeObjectURL } = URL
  const spies = [
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      held.urls += 1
      return createObjectURL.call(URL, file)
    }),
    spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
      held.urls -= 1
      revokeObjectURL.call(URL, url)
    }),
  ]
  const stop = () => {
    window.Worker = Native
    for (const spy of spies) spy.mockRestore()
  }
  return { held, stop }
}

/** StrictMode mounts everything twice, but only one worker starts. After ten quick openings nothing is held. */
export const ReopenedQuickly: Story = {
  // A closed dialog shows only a button, which other stories show.
  parameters: { pictures: false },
  decorators: (Story) => (
    <StrictMode>
      <Story />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const { held, stop } = countHeld()
    try {
      const first = await openIn(canvasElement)
      await first.findByRole('region', { name: 'Side 1 av 1' })
      await expect(held).toEqual({ workers: 1, started: 1, urls: 1 })
      for (let n = 0; n < 10; n += 1) {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
        await openIn(canvasElement)
      }
      await body.findByRole('region', { name: 'Side 1 av 1' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect({ workers: held.workers, urls: held.urls }).toEqual({ workers: 0, urls: 0 }))
      await expect(document.querySelectorAll('canvas')).toHaveLength(0)
    } finally {
      stop()
    }
  },
}
