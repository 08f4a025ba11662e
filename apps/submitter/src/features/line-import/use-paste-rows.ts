import { importColumns } from '@eksport/domain'
import { useCodeLists } from '@eksport/portal/code-lists/use-code-lists.ts'
import { beginReview, changeReview } from '@eksport/portal/rows/import-store.ts'
import { isRow, isTable, readPasted } from '@eksport/portal/sheet/read-file.ts'
import { UnreadableFile } from '@eksport/portal/sheet/sheet-file.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useStored } from '../../draft/draft-context.ts'
import { useListScope, useStep } from '../../form/step-page.tsx'

const noSections = [] as const
const speciesAlone = ['species'] as const

const isIn = (target: EventTarget | null, fields: string) =>
  target instanceof HTMLElement && target.closest(fields) !== null

/**
 * Whether pasted text is meant as rows. A paste into a field is ordinary typing unless it holds a table, which a single-line field would
 * run together.
 */
function meansRows(target: EventTarget | null, text: string): boolean {
  if (isIn(target, 'textarea, [contenteditable]')) return false
  return isIn(target, 'input, select') ? isTable(text) : isRow(text)
}

/** [WIZ-23] Rows pasted on the lines page, or on an import page without rows, open the import with those rows. */
export function usePasteRows(isOn = true): void {
  const navigate = useNavigate()
  const { referenceNumber } = useStored().application
  const { organisationNumber } = useOrganisation()
  const sections = useStep('varelinjer').items?.sections ?? noSections
  const columns = useMemo(() => importColumns(sections), [sections])
  const { species } = useCodeLists(speciesAlone, useListScope()).lists
  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!meansRows(event.target, text)) return
      event.preventDefault()
      try {
        const review = beginReview({ file: readPasted(text), columns, species, organisationNumber })
        changeReview(referenceNumber, review, { taken: undefined })
      } catch (error) {
        // Unreadable text still opens the import page, which asks for a file and says what it accepts.
        if (!(error instanceof UnreadableFile)) throw error
      }
      void navigate({
        to: '/soeknader/$referenceNumber/varelinjer/import',
        params: { referenceNumber: String(referenceNumber) },
      })
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOn, navigate, referenceNumber, organisationNumber, columns, species])
}
