import { formatReference } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, PdfPreview, Select, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import type { ActInput } from '#src/lib/act-input.ts'
import { pdfEngine } from '#src/lib/pdf-engine.ts'
import { fetchDecisionLetter, legalBasesQuery } from '../api/decision-letter.ts'
import { letterTexts as texts } from '../case.texts.ts'

interface RefusalLetterProps {
  readonly referenceNumber: number
  readonly written: ActInput
  readonly language: Locale
  readonly onLegalBasis: (text: string) => void
}

// It is the letter itself and no certificate.
const whatItIs = { title: '{name}' }

/** [STA-08] Legal bases to choose among in the language of the letter, and the letter as it will be sent. */
export function RefusalLetter({ referenceNumber, written, language, onLegalBasis }: RefusalLetterProps) {
  const say = useText()
  const { locale } = useEksport()
  const { data: bases = [] } = useQuery(legalBasesQuery)
  const [shown, setShown] = useState(false)
  const firstId = useId()
  const reason = written.reason?.trim() ?? ''
  const legalBasis = written.legalBasis?.trim() ?? ''
  const isUnwritten = reason === '' || legalBasis === ''
  const source = useCallback(
    ({ signal }: { signal: AbortSignal }) =>
      fetchDecisionLetter(referenceNumber, { reason, legalBasis, language }, { signal }),
    [referenceNumber, reason, legalBasis, language],
  )
  return (
    <>
      <Field label={say(texts.choose)} hint={say(texts.sample)} width="full">
        <Select value="" onChange={(event) => onLegalBasis(event.target.value)}>
          <option value="">{say(texts.none)}</option>
          {bases.map(({ code, names }) => (
            // What is put into the letter is in its language, whichever its officer reads.
            <option key={code} value={names[language]}>
              {names[locale]}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        small
        icon={<Eye aria-hidden="true" />}
        className="justify-self-start"
        disabled={isUnwritten}
        aria-describedby={isUnwritten ? firstId : undefined}
        onClick={() => setShown(true)}
      >
        {say(texts.show)}
      </Button>
      {isUnwritten && (
        <p id={firstId} className="text-small text-subtle">
          {say(texts.writeFirst)}
        </p>
      )}
      <PdfPreview
        engine={pdfEngine}
        open={shown}
        onOpenChange={setShown}
        source={source}
        name={say(texts.letter, { reference: formatReference(referenceNumber) })}
        messages={whatItIs}
        fileName={`${say(fileWords.letter)}-${referenceNumber}.pdf`}
      />
    </>
  )
}
