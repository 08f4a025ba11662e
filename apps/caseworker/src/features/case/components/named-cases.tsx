import { useText } from '@eksport/portal/text/use-text.ts'
import { Link } from '@tanstack/react-router'
import { caseTexts as texts } from '../case.texts.ts'

/** [REG-02] Links to the cases that a finding names, such as one for the same consignment. */
export function NamedCases({ finding }: { readonly finding: string }) {
  const say = useText()
  const references = [...new Set(finding.match(/#\d+/g))]
  if (references.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-small print:hidden">
      {references.map((reference) => (
        <Link
          key={reference}
          to="/soeknader/$referenceNumber"
          params={{ referenceNumber: Number(reference.slice(1)) }}
          className="font-semibold text-link underline"
        >
          {say(texts.openNamed, { reference })}
        </Link>
      ))}
    </p>
  )
}
