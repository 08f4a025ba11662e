import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fileTypes } from './file-types.js'
import type { UploadItem } from './upload-item.js'
import { UploadWidget } from './upload-widget.js'

const aFile = (name: string, size: number, type = 'application/pdf') =>
  new File(['%PDF-1.7', new Uint8Array(Math.max(0, size - 8))], name, { type })
const stored = (name: string): UploadItem => ({ id: name, name, size: 214_000, ref: name })

const meta = {
  title: 'Components/Fields/UploadWidget',
  id: 'form-uploadwidget',
  component: UploadWidget,
  args: { label: 'Vedlegg', mode: 'multiple', accept: Object.values(fileTypes) },
  decorators: (Story) => (
    <div className="eks:max-w-form">
      <Story />
    </div>
  ),
} satisfies Meta<typeof UploadWidget>
export default meta
type Story = StoryObj<typeof meta>

const add = async (canvasElement: HTMLElement, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The widget has no file input')
  await userEvent.upload(input, files, { applyAccept: false })
}

export const Empty: Story = {}

export const Single: Story = {
  args: { label: 'Utfylt PDF-mal', mode: 'single', accept: [fileTypes.pdf], hint: 'Malen for landet, fylt ut.' },
}

export const Optional: Story = { args: { optional: true } }

export const WithError: Story = {
  args: { label: 'Utfylt PDF-mal', mode: 'single', error: 'Vennligst last opp utfylt PDF-mal' },
}

export const Disabled: Story = { args: { disabled: true } }

/** One being sent, one stored, two refused with their reasons. */
export const EveryState: Story = {
  args: {
    defaultFiles: [stored('helsesertifikat.pdf')],
    upload: (file, { onProgress }) => {
      onProgress(file.size * 0.74)
      return new Promise(() => undefined)
    },
  },
  play: async ({ canvasElement }) => {
    const files = [
      aFile('pakkliste.pdf', 8_400_000),
      aFile('skann.tiff', 10 * 1024 ** 2 + 1, 'image/tiff'),
      aFile('notat.docx', 500, ''),
    ]
    await add(canvasElement, ...files)
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Filen er for stor. Maksimal størrelse er 10MB.')).toBeVisible()
    await expect(canvas.getByText('notat.docx ble ikke lagt til - Filtypen docx er ikke tillatt.')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'pakkliste.pdf' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: {
    upload: () => Promise.reject(new Error('Filen er ikke en gyldig sertifikatmal.')),
    getServerMessage: (error) => (error instanceof Error ? error.message : undefined),
  },
  play: async ({ canvasElement }) => {
    await add(canvasElement, aFile('utkast.pdf', 500))
    await expect(await within(canvasElement).findByText('Filen er ikke en gyldig sertifikatmal.')).toBeVisible()
  },
}

export const TryAgain: Story = {
  args: { retryDelays: [], upload: () => Promise.reject(new Error('The network broke')) },
  play: async ({ canvasElement }) => {
    await add(canvasElement, aFile('a.pdf', 500))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Prøv igjen a.pdf' }))
    await expect(await within(canvasElement).findByText('Klarte ikke å laste opp a.pdf.')).toBeVisible()
  },
}

/** Focus moves to the next file, then the previous one, then the add button. */
export const Delete: Story = {
  args: { defaultFiles: ['a.pdf', 'b.pdf'].map(stored) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Slett a.pdf' }))
    await expect(canvas.getByRole('button', { name: 'Slett b.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /^Velg filer/ })).toHaveFocus()
  },
}

export const LongNames: Story = {
  args: { defaultFiles: [stored(`${'Veldig_langt_filnavn_fra_skanneren_'.repeat(4)}2026-11-20.pdf`)] },
}

export const Dense: Story = { ...EveryState, parameters: { size: 'sm' } }

/** The order matters: two buttons per file, no dragging. */
export const Reorder: Story = {
  args: { reorder: true, defaultFiles: ['side-1.pdf', 'side-2.pdf', 'side-3.pdf'].map(stored) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Flytt ned side-1.pdf' }))
    await expect(canvas.getByRole('button', { name: 'Flytt ned side-1.pdf' })).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('side-1.pdf')
  },
}

/** The same parts in another order. */
export const FromParts: Story = {
  render: (args) => (
    <UploadWidget.Root {...args} defaultFiles={[stored('helsesertifikat.pdf')]}>
      <UploadWidget.List />
      <UploadWidget.Rejections />
      <UploadWidget.Dropzone />
      <UploadWidget.Offline />
    </UploadWidget.Root>
  ),
}

/** Stored files that are checked before they count: in progress, delayed, harmful, and accepted. */
export const LookedThrough: Story = {
  args: {
    defaultFiles: [
      { ...stored('helsesertifikat.pdf'), check: 'checking' },
      { ...stored('pakkliste.pdf'), check: 'delayed' },
      { ...stored('faktura.pdf'), check: 'harmful' },
      stored('analyse.pdf'),
    ],
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem')
    for (const [index, fact] of ['Kontrolleres', 'Venter på kontroll', 'skadelig', 'Lastet opp'].entries())
      await expect(rows[index]).toHaveTextContent(fact)
  },
}
