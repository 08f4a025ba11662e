import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, PdfPreview, type PdfPreviewProps } from '@eksport/ui'
import { Eye } from 'lucide-react'
import { useId, useState } from 'react'
import { pdfEngine } from '#src/lib/pdf-engine.ts'
import { letterTexts as texts } from '../case.texts.ts'

interface LetterPreviewProps {
  readonly referenceNumber: number
  readonly name: string
  readonly source: PdfPreviewProps['source']
  /** What must be written before there is a letter; undefined once there is. */
  readonly lacks: string | undefined
}

// It is the letter itself, so the title does not say "preview".
const titleTexts = { title: '{name}' }

/** A letter as it will be sent, rendered from what is written so far. */
export function LetterPreview({ referenceNumber, name, source, lacks }: LetterPreviewProps) {
  const say = useText()
  const [shown, setShown] = useState(false)
  const lacksId = useId()
  return (
    <>
      <Button
        small
        icon={<Eye aria-hidden="true" />}
        className="justify-self-start"
        disabled={lacks !== undefined}
        aria-describedby={lacks === undefined ? undefined : lacksId}
        onClick={() => setShown(true)}
      >
        {say(texts.show)}
      </Button>
      {lacks !== undefined && (
        <p id={lacksId} className="text-small text-subtle">
          {lacks}
        </p>
      )}
      <PdfPreview
        engine={pdfEngine}
        open={shown}
        onOpenChange={setShown}
        source={source}
        name={name}
        messages={titleTexts}
        fileName={`${say(fileWords.letter)}-${referenceNumber}.pdf`}
      />
    </>
  )
}
