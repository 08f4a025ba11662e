import { Alert, Button, Checkbox, fileTypes, PageHeading, type SendFile, UploadWidget, useEksport } from '@eksport/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'

const words = {
  nb: {
    title: 'Dokumentasjon',
    label: 'Kvittering for avgiften',
    hint: 'Kvitteringen fra banken, med dato og beløp',
    missing: 'Last opp kvitteringen.',
    under: 'Vent til filen er lastet opp.',
    review: 'Jeg har sett gjennom filene',
    unread: 'Se gjennom filene, og kryss av.',
    send: 'Send inn',
    sent: 'Dokumentasjonen er sendt.',
  },
  en: {
    title: 'Documents',
    label: 'Receipt of the fee',
    hint: 'The receipt of the bank, with date and amount',
    missing: 'Upload the receipt.',
    under: 'Wait until the file is uploaded.',
    review: 'I have looked through the files',
    unread: 'Look through the files, and tick the box.',
    send: 'Send',
    sent: 'The documents are sent.',
  },
}

/** Confirms success and takes focus, because the focused element is gone. */
function Receipt({ heading }: { readonly heading: string }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return <Alert ref={alert} tone="success" heading={heading} headingLevel={2} />
}

interface DocumentsPageProps {
  /** Stores a file when it is selected; resolves to its id. */
  readonly upload: SendFile<string>
  readonly onSend: () => void
}

export function DocumentsPage({ upload, onSend }: DocumentsPageProps) {
  const { locale } = useEksport()
  const say = locale === 'en' ? words.en : words.nb
  const [files, setFiles] = useState(0)
  const [underWay, setUnderWay] = useState(0)
  const [looked, setLooked] = useState(false)
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const wrong = files === 0 ? say.missing : underWay > 0 ? say.under : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong !== undefined || !looked) return
    setSent(true)
    onSend()
  }
  if (sent) return <Receipt heading={say.sent} />
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 24, maxWidth: '40rem' }}>
      <PageHeading>{say.title}</PageHeading>
      <UploadWidget
        label={say.label}
        hint={say.hint}
        mode="multiple"
        accept={[fileTypes.pdf, fileTypes.jpg]}
        upload={upload}
        error={tried ? wrong : undefined}
        onFilesChange={(held) => {
          setFiles(held.length)
          // The reviewed files are no longer the current ones.
          setLooked(false)
        }}
        onStatusChange={({ sending }) => setUnderWay(sending)}
      />
      <Checkbox
        label={say.review}
        checked={looked}
        onChange={({ target }) => setLooked(target.checked)}
        error={tried && !looked ? say.unread : undefined}
      />
      <div>
        <Button kind="primary" type="submit">
          {say.send}
        </Button>
      </div>
    </form>
  )
}
