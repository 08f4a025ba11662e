import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { saverSince } from '@eksport/portal/journal/saver-since.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useActs, useDraftNotices, useSaving, useStored } from '../draft/draft-context.ts'
import { useSavedElsewhere } from '../draft/use-saved-elsewhere.ts'
import { formTexts as texts } from './form.texts.ts'

/**
 * [ACT-12] Says that a colleague, or the person in another tab, has saved this draft while it is open here. Nothing on the screen is
 * overwritten.
 */
export function ChangedElsewhere() {
  const say = useText()
  const { application } = useStored()
  const { storedVersion } = useActs()
  const { save } = useSaving()
  const { takeTheirs } = useDraftNotices()
  const { organisationNumber } = useOrganisation()
  const query = applicationQuery(organisationNumber, application.referenceNumber)
  const { data: newest } = useQuery({ ...query, enabled: false })
  const { title } = useSavedElsewhere(saverSince(newest?.savers, storedVersion()))
  // Other components report a draft that has ended.
  if (newest?.application.applicationStatus !== 'UNDER_REGISTRERING') return null
  // While a save is in flight, its response tells whether another came first.
  if (save.status !== 'saved' || newest.application.version <= storedVersion()) return null
  return (
    <Alert
      tone="info"
      role="alert"
      className="mb-7"
      heading={title}
      actions={
        <Button
          small
          onClick={() => {
            takeTheirs(newest)
            // The notice disappears with its button, so focus moves to the heading.
            mainHeading()?.focus()
          }}
        >
          {say(texts.showTheirs)}
        </Button>
      }
    >
      {say(texts.changedElsewhereText)}
    </Alert>
  )
}
