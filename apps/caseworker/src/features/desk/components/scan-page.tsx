import { formatReference } from '@eksport/domain'
import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, Field, Input } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { deskTexts } from '../desk.texts.ts'
import type { DeskSearch } from '../desk-search.ts'
import { handOutTexts } from '../hand-out.texts.ts'
import { scanTexts as texts } from '../scan.texts.ts'
import { useCodeCamera } from '../use-code-camera.ts'
import { PageOrPartHeading } from './page-or-part-heading.tsx'

interface ScanPageProps {
  readonly search: DeskSearch
  readonly onOpen: (referenceNumber: number) => void
}

/** [CW-14] Reads the pass of a receipt: by camera if the browser can, otherwise as typed by a scanner or a person. */
export function ScanPage({ search, onOpen }: ScanPageProps) {
  const say = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [other, setOther] = useState<string>()
  const { video, state } = useCodeCamera((text) => {
    const reference = readReference(text)
    if (reference === undefined) setOther(text.slice(0, 60))
    else onOpen(reference)
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const hasCamera = state === 'opening' || state === 'reading'
  return (
    <div className="grid content-start gap-4 px-5 py-4 max-md:px-4">
      <nav aria-label={say(handOutTexts.around)} className="md:hidden">
        <ButtonLink
          kind="quiet"
          className="-ml-2 min-h-11"
          icon={<ArrowLeft aria-hidden="true" />}
          render={<Link to="/skranke" search={search} />}
        >
          {say(handOutTexts.toList)}
        </ButtonLink>
      </nav>
      <PageOrPartHeading ref={heading}>{say(texts.title)}</PageOrPartHeading>
      {hasCamera && (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={say(texts.picture)}
          className="aspect-square w-full max-w-96 justify-self-center border border-line-strong bg-page object-cover"
        />
      )}
      {hasCamera ? (
        <p role="status" className="text-center text-ui">
          {say(texts[state])}
        </p>
      ) : (
        <Alert tone="info">{say(texts[state])}</Alert>
      )}
      {other !== undefined && (
        <Alert tone="warning" role="alert">
          {say(texts.otherCode, { text: other })}
        </Alert>
      )}
      <WriteNumber onOpen={onOpen} />
    </div>
  )
}

/** A scanner types what it reads, and ends with Enter. */
function WriteNumber({ onOpen }: Pick<ScanPageProps, 'onOpen'>) {
  const say = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reference = readReference(input.current?.value ?? '')
    if (reference !== undefined) return onOpen(reference)
    setIsWrong(true)
    input.current?.select()
  }
  const error = isWrong && <span role="alert">{say(texts.noNumber, { example: formatReference(4036) })}</span>
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field label={say(texts.number)} error={error}>
        <Input ref={input} className="min-h-13" autoComplete="off" onChange={() => setIsWrong(false)} />
      </Field>
      <Button type="submit" className={`min-h-13 ${isWrong ? 'mb-7' : ''}`}>
        {say(deskTexts.open)}
      </Button>
    </form>
  )
}
