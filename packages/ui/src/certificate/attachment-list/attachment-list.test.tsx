import type { Attachment } from '@eksport/domain'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { formatFileSize } from '../../foundation/internal/format-file-size.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { AttachmentList } from './attachment-list.js'

const file: Attachment = {
  id: 'a',
  type: 'APPLICATION_ATTACHMENT',
  filename: 'pakkliste.pdf',
  mimeType: 'application/pdf',
  size: 214_000,
}

describe('AttachmentList', () => {
  it('[DET-13] says when nothing is attached', () => {
    render(<AttachmentList attachments={[]} />)
    expect(screen.getByText('Ingen dokumenter er vedlagt.')).toBeTruthy()
  })

  it('[THM-10] names what the authority made in the language of the reader, in the list and when it is saved', async () => {
    const onDownload = vi.fn()
    const letter: Attachment = { ...file, id: 'b', type: 'DECISION_LETTER', filename: 'avslag-4042.pdf' }
    const sentIn: Attachment = { ...file, filename: 'kvittering.pdf' }
    render(
      <EksportProvider locale="en">
        <AttachmentList attachments={[letter, sentIn]} onDownload={onDownload} />
      </EksportProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'refusal-4042.pdf' }))
    expect(onDownload).toHaveBeenCalledWith({ ...letter, filename: 'refusal-4042.pdf' })
    expect(screen.getByRole('button', { name: 'kvittering.pdf' })).toBeTruthy()
  })

  it('[SEC-18] names a file without a clean verdict in words, and offers it to nobody', () => {
    const files: Attachment[] = (['WAITING', 'DELAYED', 'INFECTED'] as const).map((scan) => ({
      ...file,
      id: scan,
      scan,
    }))
    render(<AttachmentList attachments={[...files, file]} onDownload={vi.fn()} />)
    expect(screen.getAllByRole('button')).toHaveLength(1)
    for (const words of ['Kontrolleres', 'Venter på kontroll', 'Inneholdt skadelig programvare'])
      expect(screen.getByText(words, { exact: false })).toBeTruthy()
  })

  it('[DET-13] downloads by the function that the app supplies, once at a time', async () => {
    let finish: () => void = () => undefined
    const onDownload = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    render(<AttachmentList attachments={[file]} onDownload={onDownload} />)
    const link = screen.getByRole('button', { name: 'pakkliste.pdf' })
    await userEvent.click(link)
    expect(link.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(link)
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(file)
    finish()
    await vi.waitFor(() => expect(link.getAttribute('aria-disabled')).toBeNull())
  })

  it('tells beside the file that it could not be fetched, and lets one try again', async () => {
    const onDownload = vi.fn(() => Promise.reject(new Error('gone')))
    render(<AttachmentList attachments={[file]} onDownload={onDownload} />)
    await userEvent.click(screen.getByRole('button', { name: 'pakkliste.pdf' }))
    expect(await screen.findByText('Klarte ikke å laste ned pakkliste.pdf. Prøv igjen.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'pakkliste.pdf' }))
    expect(onDownload).toHaveBeenCalledTimes(2)
  })

  it('[DET-13] says nothing of a download that was given up', async () => {
    const onDownload = () => Promise.reject(new DOMException('given up', 'AbortError'))
    render(<AttachmentList attachments={[file]} onDownload={onDownload} />)
    await userEvent.click(screen.getByRole('button', { name: 'pakkliste.pdf' }))
    expect(document.querySelector('.eks-field-error')).toBeNull()
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull()
  })

  it('names files without a link when there is no way to fetch them', () => {
    render(<AttachmentList attachments={[file]} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('pakkliste.pdf')).toBeTruthy()
  })

  it.each([
    [0, '0\u00a0B'],
    [999, '999\u00a0B'],
    [214_000, '214\u00a0kB'],
    [999_600, '1,0\u00a0MB'],
    [10_485_760, '10,5\u00a0MB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'nb')).toBe(text)
  })
})
