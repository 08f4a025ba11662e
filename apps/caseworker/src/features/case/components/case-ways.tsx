import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListPlace } from '#src/lib/list-place.ts'
import { caseTexts as texts } from '../case.texts.ts'

export interface CaseWaysProps {
  /** The address of the list that the case was opened from. */
  readonly listSearch: ListPlace['search']
  /** Links to the previous and next case. */
  readonly neighbours: ReactNode
  readonly withCertificate: boolean
  /** Absent while the case is loading. */
  readonly onCertificate?: () => void
}

/** Not S as in the design, because signers sign with S. */
const certificateKey = 'c'

/** Links back to the list and to the neighbouring cases, and the button for the certificate. */
export function CaseWays({ listSearch, neighbours, withCertificate, onCertificate }: CaseWaysProps) {
  const say = useText()
  // [CW-05]
  useSingleKeys((key) => {
    if (key !== certificateKey || onCertificate === undefined) return false
    onCertificate()
    return true
  })
  return (
    <nav
      aria-label={say(texts.around)}
      className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface px-5 py-2 max-md:px-4 print:hidden"
    >
      <Link
        to="/"
        search={listSearch}
        className="inline-flex min-h-7 items-center gap-2 text-ui font-semibold text-link no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {say(texts.back)}
      </Link>
      <span className="flex flex-wrap items-center gap-3">
        <Button
          small
          icon={<FileText aria-hidden="true" />}
          iconEnd={<KeyHint letter={certificateKey.toUpperCase()} />}
          aria-pressed={withCertificate}
          disabled={onCertificate === undefined}
          onClick={onCertificate}
        >
          {say(texts.showCertificate)}
        </Button>
        {neighbours}
      </span>
    </nav>
  )
}
