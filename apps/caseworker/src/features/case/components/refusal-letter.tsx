import { formatReference } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Select, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ActInput } from '#src/lib/act-input.ts'
import { fetchDecisionLetter, legalBasesQuery } from '../api/case-documents.ts'
import { letterTexts as texts } from '../case.texts.ts'
import { LetterPreview } from './letter-preview.tsx'

interface RefusalLetterProps {
  readonly referenceNumber: number
  readonly written: ActInput
  readonly language: Locale
  readonly onLegalBasis: (text: string) => void
}

/** [STA-08] The legal bases in the letter's language, and the letter as it will be sent. */
export function RefusalLetter({ referenceNumber, written, language, onLegalBasis }: RefusalLetterProps) {
  const say = useText()
  const { locale } = useEksport()
  const { data } = useQuery(legalBasesQuery)
  const reason = written.reason?.trim() ?? ''
  const legalBasis = written.legalBasis?.trim() ?? ''
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
          {data?.legalBases.map(({ code, names }) => (
            // The value is in the letter's language, whatever the officer's own.
            <option key={code} value={names[language]}>
              {names[locale]}
            </option>
          ))}
        </Select>
      </Field>
      <LetterPreview
        referenceNumber={referenceNumber}
        name={say(texts.letter, { reference: formatReference(referenceNumber) })}
        source={source}
        lacks={reason === '' || legalBasis === '' ? say(texts.writeFirst) : undefined}
      />
    </>
  )
}
