import { importTexts as texts } from '@eksport/portal/rows/import.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { FileSpreadsheet } from 'lucide-react'
import { useStored } from '../../draft/draft-context.ts'

/** Link to the import, for the page of product lines. */
export function ImportButton() {
  const say = useText()
  const { referenceNumber } = useStored().application
  return (
    <ButtonLink
      icon={<FileSpreadsheet aria-hidden="true" />}
      render={
        <Link
          to="/soeknader/$referenceNumber/varelinjer/import"
          params={{ referenceNumber: String(referenceNumber) }}
        />
      }
    >
      {say(texts.open)} {say(texts.openFrom)}
    </ButtonLink>
  )
}
