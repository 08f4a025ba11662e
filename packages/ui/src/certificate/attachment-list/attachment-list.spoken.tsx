import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { AttachmentList } from './attachment-list.js'

const component = 'AttachmentList'
const attachments = [
  { id: '1', type: 'APPLICATION_ATTACHMENT', filename: 'pakkliste.pdf', mimeType: 'application/pdf' },
] as const

const list = (onDownload: () => Promise<void>) => <AttachmentList attachments={attachments} onDownload={onDownload} />

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'a file is fetched',
    element: list(() => new Promise(() => undefined)),
    act: ({ user }) => user.click(screen.getByRole('button', { name: 'pakkliste.pdf' })),
    says: 'Laster ned pakkliste.pdf',
  },
  {
    component,
    action: 'a file cannot be fetched',
    element: list(() => Promise.reject(new Error('refused'))),
    act: ({ user }) => user.click(screen.getByRole('button', { name: 'pakkliste.pdf' })),
    says: [{ text: 'Klarte ikke å laste ned pakkliste.pdf. Prøv igjen.', politeness: 'assertive' }],
  },
]
