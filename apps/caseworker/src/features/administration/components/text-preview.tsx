import type { WrittenText, WrittenTextKind } from '@eksport/domain'
import { decisionLetterOf } from '@eksport/domain/documents'
import type { Locale } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, SegmentedControl, useEksport } from '@eksport/ui'
import { useState } from 'react'
import { LetterText } from '#src/lib/letter-text.tsx'
import { filled } from '#src/lib/phrases/phrase-text.ts'
import { languageNames, writtenTextTexts as texts } from '../written-text.texts.ts'

interface TextPreviewProps {
  readonly kind: WrittenTextKind
  readonly text: WrittenText
}

const languages = ['nb', 'nn', 'en'] as const

/**
 * [ADM-03] A text as its reader sees it: a phrase filled in with an example, the letter that a decision text is part of, or the plain
 * text of a shielding basis for the archive.
 */
export function TextPreview({ kind, text }: TextPreviewProps) {
  const say = useText()
  const [language, setLanguage] = useState<Locale>('nb')
  return (
    <section aria-labelledby="text-preview" className="grid content-start gap-2">
      <Heading level={3} id="text-preview">
        {say(texts.preview)}
      </Heading>
      <SegmentedControl
        label={say(texts.language)}
        value={language}
        onValueChange={setLanguage}
        segments={languages.map((value) => ({ value, label: say(languageNames[value]) }))}
      />
      <div lang={language} className="rounded border border-line bg-canvas px-4 py-3 wrap-anywhere whitespace-pre-wrap">
        {kind === 'PHRASE' && <Phrase text={text} language={language} />}
        {kind === 'SHIELDING' && <p className="text-ui">{text.names[language]}</p>}
        {(kind === 'LEGAL_BASIS' || kind === 'COMPLAINT') && <Letter {...{ kind, text, language }} />}
      </div>
    </section>
  )
}

interface InLanguage {
  readonly text: WrittenText
  readonly language: Locale
}

function Phrase({ text, language }: InLanguage) {
  const place = { linje: texts.sampleLine[language], felt: texts.sampleField[language], verdi: '30 kg' }
  return <p className="text-ui">{filled(text.texts?.[language] ?? '', place)}</p>
}

// The invented case around the written text.
const sample = {
  referenceNumber: 4711,
  consignor: {
    organisationNumber: '310000043',
    organisationName: 'Nordhav Testeksport AS',
    address: 'Prøvekaia 1, 6002 Ålesund',
  },
  certificateTemplate: '…',
  countryOfDestination: 'CN',
} as const

function Letter({ kind, text, language }: InLanguage & { readonly kind: WrittenTextKind }) {
  const { now } = useEksport()
  const letter = decisionLetterOf(
    sample,
    { name: () => undefined },
    {
      language,
      reason: texts.sampleReason[language],
      legalBasis: kind === 'LEGAL_BASIS' ? text.names[language] : texts.sampleBasis[language],
      complaint: kind === 'COMPLAINT' ? text.names : texts.sampleComplaint,
      officer: { name: '…' },
      at: new Date(now()).toISOString(),
    },
  )
  return <LetterText letter={letter} />
}
