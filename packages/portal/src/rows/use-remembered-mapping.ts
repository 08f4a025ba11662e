import { headerKey, type ImportColumn, today } from '@eksport/domain'
import { useBrowserValue } from '../browser/browser-value.ts'
import { useNow } from '../browser/use-now.ts'
import type { Review } from './import-store.ts'
import { constantsToKeep } from './kept-constants.ts'
import { mappingKey } from './remembered-mapping.ts'

/** How a file is read, and the answers for all its lines, remembered in this browser for files with the same column names. */
export function useRememberedMapping(
  organisationNumber: string,
  { headers }: Review,
  columns: readonly ImportColumn[],
) {
  const [, remember] = useBrowserValue(mappingKey(organisationNumber, headerKey(headers)))
  const now = useNow()
  return {
    remember: ({ hasHeaders, mapping, questions, words, constants, file }: Review) => {
      if (!hasHeaders) return
      const none = questions.flatMap(({ column, isNone }) => (isNone ? [column] : []))
      const kept = { mapping, none, words, constants: constantsToKeep(columns, mapping, constants) }
      remember(JSON.stringify({ ...kept, file: file.name, day: today(now) }))
    },
    forget: () => remember(''),
  }
}
