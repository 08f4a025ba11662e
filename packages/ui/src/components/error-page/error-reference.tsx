'use client'
import { formatInstant } from '@eksport/forms'
import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { Button } from '../button/button.js'
import type { errorPageTexts } from './error-page.texts.js'

interface ErrorReferenceProps {
  /** What support looks up. */
  reference: string
  /** When it happened; when the page appeared unless given. */
  time: string | undefined
  t: Translate<typeof errorPageTexts>
}

/** What support needs to find a fault, and nothing about who met it: reference and time, to be copied together. */
export function ErrorReference({ reference, time, t }: ErrorReferenceProps) {
  const { now } = useEksport()
  const words = useRef<HTMLSpanElement>(null)
  const [appeared, setAppeared] = useState<string>()
  const [outcome, setOutcome] = useState<'copied' | 'selected'>()
  useEffect(() => setAppeared((before) => before ?? new Date(now()).toISOString()), [now])
  const moment = time ?? appeared
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words.current?.textContent ?? '')
      setOutcome('copied')
    } catch {
      // Refused by the browser or a policy: marked, it is one key away.
      if (words.current) getSelection()?.selectAllChildren(words.current)
      setOutcome('selected')
    }
  }
  return (
    <div className="eks:mt-6 eks:flex eks:flex-wrap eks:items-center eks:gap-x-3 eks:gap-y-1 eks:text-small eks:text-subtle eks:tabular-nums">
      <span ref={words} className="eks:wrap-anywhere">
        {`${t('reference', { reference })}${moment ? `, ${formatInstant(moment)}` : ''}`}
      </span>
      <Button kind="quiet" small onClick={copy}>
        {t('copy')}
      </Button>
      <span role="status">{outcome && t(outcome)}</span>
    </div>
  )
}
