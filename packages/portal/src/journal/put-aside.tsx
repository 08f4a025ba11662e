import { Alert, Button, CopyButton } from '@eksport/ui'
import type { ReactNode } from 'react'
import { mainHeading } from '../browser/main-heading.ts'
import { useText } from '../text/use-text.ts'

const texts = {
  changedMeanwhile: {
    nb: 'Noe er endret siden du begynte. Det du skrev, er ikke sendt, og ligger her til du forkaster det.',
    nn: 'Noko er endra sidan du byrja. Det du skreiv, er ikkje sendt, og ligg her til du forkastar det.',
    en: 'Something has changed since you began. What you wrote has not been sent, and stays here until you discard it.',
  },
  discard: { nb: 'Forkast', nn: 'Forkast', en: 'Discard' },
} as const

/** What was written in one field; a single field needs no name. */
export interface Written {
  readonly label?: string
  readonly words: string
}

interface PutAsideProps {
  /** Says what has become impossible. */
  readonly heading: string
  readonly written: readonly Written[]
  readonly onDiscard: () => void
  /** Where to go instead. */
  readonly children?: ReactNode
}

const asText = ({ label, words }: Written) => (label === undefined ? words : `${label}: ${words}`)

/** [EXP-03] [ACT-12] Text that can no longer be sent, because its purpose has become impossible; it can be read and copied until it is discarded. */
export function PutAside({ heading, written, onDiscard, children }: PutAsideProps) {
  const say = useText()
  return (
    <Alert
      tone="warning"
      role="alert"
      heading={heading}
      headingLevel={2}
      className="mt-6 max-w-form"
      actions={
        <>
          {children}
          <CopyButton text={written.map(asText).join('\n\n')} />
          <Button
            small
            kind="quiet"
            onClick={() => {
              onDiscard()
              // The notice disappears together with its button.
              mainHeading()?.focus()
            }}
          >
            {say(texts.discard)}
          </Button>
        </>
      }
    >
      <p>{say(texts.changedMeanwhile)}</p>
      {written.map(({ label = '', words }) => (
        <div key={label + words} className="mt-3">
          {label !== '' && <p className="font-semibold">{label}</p>}
          <blockquote className="border-l-3 border-warning-edge pl-3 whitespace-pre-line wrap-anywhere">
            {words}
          </blockquote>
        </div>
      ))}
    </Alert>
  )
}
