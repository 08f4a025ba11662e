import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Select } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { fallbackKey } from '#src/lib/developer/fallback-organisation.ts'
import { reporteesQuery } from '#src/lib/reportees-query.ts'
import { submitterTexts as texts } from '../submitter.texts.ts'

/** [RTE-23] On development hosts: chooses the organisation to act for when none is chosen. */
export function FallbackOrganisation() {
  const say = useText()
  const { data: reportees = [] } = useQuery(reporteesQuery)
  const [stored, store] = useBrowserValue(fallbackKey)
  return (
    <Field label={say(texts.fallback)} hint={say(texts.fallbackHint)} width="lg">
      <Select value={stored ?? ''} onChange={({ target }) => store(target.value)}>
        <option value="">{say(texts.firstOrganisation)}</option>
        {reportees.map(({ organisationNumber, name }) => (
          <option key={organisationNumber} value={organisationNumber}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
