import { importColumns } from '@eksport/domain'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useStep } from '../components/step-page.tsx'
import { useDraft } from '../draft/draft-context.ts'
import { beginReview, keepImport } from './import-store.ts'
import { isTable, readPasted } from './read-file.ts'
import { UnreadableFile } from './sheet-file.ts'

const noSections = [] as const

/** What takes text by itself: a paste there is typing. */
const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** [WIZ-23] More than one row pasted on the page of the lines leads to the import, with those rows. */
export function usePasteRows(): void {
  const navigate = useNavigate()
  const { referenceNumber } = useDraft().application
  const { organisationNumber } = useOrganisation()
  const sections = useStep('varelinjer').items?.sections ?? noSections
  const columns = useMemo(() => importColumns(sections), [sections])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (takesText(event.target) || !isTable(text)) return
      event.preventDefault()
      try {
        const review = beginReview({ file: readPasted(text), columns, organisationNumber })
        keepImport(referenceNumber, { review, taken: undefined })
      } catch (error) {
        // The page of the import asks for a file instead, and says what it takes.
        if (!(error instanceof UnreadableFile)) throw error
      }
      void navigate({
        to: '/soeknader/$referenceNumber/varelinjer/import',
        params: { referenceNumber: String(referenceNumber) },
      })
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [navigate, referenceNumber, organisationNumber, columns])
}
