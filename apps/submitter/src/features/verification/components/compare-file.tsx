import type { CertificateVerification } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Heading } from '@eksport/ui'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { verificationTexts as texts } from '../verification.texts.ts'

interface Compared {
  readonly name: string
  readonly outcome: 'same' | 'different' | 'unreadable'
}

interface CompareFileProps {
  readonly answer: Pick<CertificateVerification, 'number' | 'state'>
  /** Hash of the issued file. */
  readonly sha256: string
}

function Outcome({
  compared: { name, outcome },
  answer,
}: Pick<CompareFileProps, 'answer'> & { readonly compared: Compared }) {
  const say = useText()
  if (outcome === 'unreadable') return <Alert tone="danger" heading={say(texts.unreadable)} />
  const valid = answer.state === 'VALID'
  const same = outcome === 'same'
  const meaning = same ? say(valid ? texts.sameValid : texts.sameRetired, answer) : say(texts.differentText)
  return (
    <Alert tone={same ? (valid ? 'success' : 'warning') : 'danger'} heading={say(same ? texts.same : texts.different)}>
      <p className="wrap-anywhere">{name}</p>
      <p className="mt-1">{meaning}</p>
    </Alert>
  )
}

/** [CRT-10] Compares the reader's file with the issued one; the file is read and hashed here and never sent. */
export function CompareFile({ answer, sha256 }: CompareFileProps) {
  const say = useText()
  const input = useRef<HTMLInputElement>(null)
  const [compared, setCompared] = useState<Compared>()

  async function compare(file: File | undefined) {
    if (file === undefined) return
    // A folder, or a file that was removed meanwhile, cannot be read.
    const hash = await hashOfFile(file).catch(() => undefined)
    const outcome = hash === undefined ? 'unreadable' : hash === sha256 ? 'same' : 'different'
    setCompared({ name: file.name, outcome })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    void compare(event.dataTransfer.files[0])
  }

  return (
    <section aria-labelledby="compare-file" className="mt-10">
      <Heading level={2} size="h3" id="compare-file">
        {say(texts.file)}
      </Heading>
      <p className="text-subtle">{say(texts.fileLead)}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative; the button inside does the same by keyboard */}
      <div
        className="mt-3 flex flex-col items-center gap-3 rounded border border-field-line border-dashed bg-surface px-5 py-6 text-center"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" className="size-6" />
        <p className="font-semibold">{say(texts.drop)}</p>
        <Button onClick={() => input.current?.click()}>{say(texts.choose)}</Button>
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          hidden
          aria-label={say(texts.chosenFile)}
          onChange={({ target }) => {
            void compare(target.files?.[0])
            // Lets the same file be chosen again.
            target.value = ''
          }}
        />
      </div>
      <div aria-live="polite" className="mt-3">
        {compared && <Outcome compared={compared} answer={answer} />}
      </div>
    </section>
  )
}

/** SHA-256 of a file in hex, computed here: the file does not leave the machine. */
async function hashOfFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
