import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { fileTypes } from './file-types.js'
import type { SendFile } from './upload-item.js'
import { UploadWidget, type UploadWidgetProps } from './upload-widget.js'

const component = 'UploadWidget'
const widget = (props: Partial<UploadWidgetProps> = {}) => (
  <UploadWidget label="Vedlegg" mode="multiple" accept={[fileTypes.pdf]} retryDelays={[]} {...props} />
)
const pdf = (name: string, size = 200) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const stored = (name: string) => ({ id: name, name, size: 500, ref: name })

function Checked() {
  const [check, setCheck] = useState<'checking' | 'harmful'>('checking')
  return (
    <>
      <button type="button" onClick={() => setCheck('harmful')}>
        Verdict
      </button>
      {widget({ files: [{ ...stored('a.pdf'), check }] })}
    </>
  )
}

/** Simulates the browser's file dialog. */
const pick =
  (...files: File[]) =>
  () => {
    const input = document.querySelector('input[type="file"]')
    if (input) fireEvent.change(input, { target: { files } })
  }
const drag =
  (kind: 'dragEnter' | 'dragLeave' | 'drop', ...files: File[]) =>
  () => {
    const zone = document.querySelector('.eks-upload-zone')
    const items = [{ kind: 'file', type: 'application/pdf', getAsFile: () => files[0] ?? null }]
    if (zone) fireEvent[kind](zone, { dataTransfer: { types: ['Files'], items, files } })
  }
const halfway: SendFile<unknown> = (file, { onProgress }) =>
  new Promise(() => setTimeout(() => act(() => onProgress(file.size / 2)), 2100))

export const spoken: readonly SpokenRow[] = [
  { component, action: 'a file is added', element: widget(), act: pick(pdf('a.pdf')), says: 'a.pdf lagt til.' },
  {
    component,
    action: 'a stored file was found harmful',
    element: <Checked />,
    act: ({ user }) => user.click(screen.getByRole('button', { name: 'Verdict' })),
    says: 'a.pdf inneholdt skadelig programvare og er fjernet. Slett filen.',
    politeness: 'assertive',
  },
  {
    component,
    action: 'several files are added',
    element: widget(),
    act: pick(pdf('a.pdf'), pdf('b.pdf')),
    says: '2 filer lagt til.',
  },
  {
    component,
    action: 'a file is refused',
    element: widget(),
    act: pick(pdf('tom.pdf', 0)),
    says: 'tom.pdf: Filen er for liten.',
    politeness: 'assertive',
  },
  {
    component,
    action: 'several files are refused',
    element: widget(),
    act: pick(pdf('tom.pdf', 0), new File(['x'], 'notat.docx')),
    says: '2 filer ble ikke lagt til. tom.pdf: Filen er for liten. notat.docx ble ikke lagt til - Filtypen docx er ikke tillatt.',
    politeness: 'assertive',
  },
  {
    component,
    action: 'a file has come',
    element: widget({ upload: () => Promise.resolve('ref') }),
    act: pick(pdf('a.pdf')),
    says: 'a.pdf lagt til. a.pdf lastet opp.',
  },
  {
    component,
    action: 'a file takes long',
    element: widget({ upload: halfway }),
    act: async ({ wait }) => {
      pick(pdf('a.pdf'))()
      await wait(2200)
    },
    says: ['a.pdf lagt til.', 'a.pdf: 50 prosent'],
  },
  {
    component,
    action: 'a file could not be sent',
    element: widget({ upload: () => Promise.reject({ status: 400 }) }),
    act: pick(pdf('a.pdf')),
    says: [
      { text: 'a.pdf lagt til.', politeness: 'polite' },
      { text: 'Klarte ikke å laste opp a.pdf.', politeness: 'assertive' },
    ],
  },
  {
    component,
    action: 'a file is taken away',
    element: widget({ defaultFiles: [stored('a.pdf')] }),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Slett|Delete) a/ })),
    says: 'a.pdf er fjernet.',
  },
  {
    component,
    action: 'a stored file could not be deleted',
    element: widget({ defaultFiles: [stored('a.pdf')], remove: () => Promise.reject(new Error('no')) }),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Slett|Delete) a/ })),
    says: 'Klarte ikke å slette a.pdf. Prøv igjen.',
    politeness: 'assertive',
  },
  {
    component,
    action: 'a file under way is cancelled',
    element: widget({ upload: () => new Promise(() => undefined) }),
    act: async ({ user, wait }) => {
      pick(pdf('a.pdf'))()
      await wait(1000)
      await user.click(screen.getByRole('button', { name: /^(Avbryt|Cancel) a/ }))
    },
    says: ['a.pdf lagt til.', 'Opplastingen av a.pdf er avbrutt.'],
  },
  {
    component,
    action: 'a file is dropped: it has not left the field',
    element: widget(),
    act: async ({ wait }) => {
      drag('dragEnter')()
      await wait(400)
      drag('drop', pdf('a.pdf'))()
    },
    says: ['Filen er over feltet. Slipp for å legge til.', 'a.pdf lagt til.'],
  },
  {
    component,
    action: 'a file is dragged over the field and away again',
    element: widget(),
    act: async ({ wait }) => {
      drag('dragEnter')()
      await wait(1000)
      drag('dragLeave')()
    },
    says: ['Filen er over feltet. Slipp for å legge til.', 'Filen er utenfor feltet.'],
  },
  {
    component,
    action: 'a file is moved down',
    element: widget({ reorder: true, defaultFiles: ['a.pdf', 'b.pdf'].map(stored) }),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Flytt ned|Move down) a/ })),
    says: 'a.pdf er nå nummer 2 av 2.',
  },
]
