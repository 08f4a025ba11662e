import { findingsToAssess } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { caseQuery } from '../api/case-queries.ts'
import { letterTexts as texts } from '../case.texts.ts'

interface ReasonFromFindingsProps {
  readonly referenceNumber: number
  readonly language: Locale
  readonly reason: string | undefined
  readonly onReason: (reason: string) => void
}

/** Adds the findings of the case to the reason of a refusal; absent where they are in another language than the letter. */
export function ReasonFromFindings({ referenceNumber, language, reason = '', onReason }: ReasonFromFindingsProps) {
  const say = useText()
  const { locale } = useEksport()
  // The page behind the dialog fetches the case.
  const { data } = useQuery({ ...caseQuery(referenceNumber), enabled: false })
  const found = findingsToAssess(data?.validation.errors ?? []).map(({ message }) => message)
  const missing = found.filter((message) => !reason.includes(message))
  if (language !== locale || found.length === 0) return null
  return (
    <Button
      small
      className="justify-self-start"
      icon={<Plus aria-hidden="true" />}
      disabled={missing.length === 0}
      onClick={() => onReason([reason.trim(), ...missing].filter(Boolean).join('\n'))}
    >
      {say(texts.fromFindings)}
    </Button>
  )
}
