import { formatWeight, type ProductLine, totalsOf } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { linesTexts as texts } from '../../form/lines/lines.texts.ts'

interface LineSumsProps {
  readonly lines: readonly ProductLine[]
  readonly nameOf: (line: ProductLine) => string
}

/** [EXP-06] The weight of each species; with a single species, the total already says it. */
export function LineSums({ lines, nameOf }: LineSumsProps) {
  const say = useText()
  const { locale } = useEksport()
  const groups = [...Map.groupBy(lines, nameOf)]
  if (groups.length < 2) return null
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-1 px-0.5 pt-3.5 text-cell tabular-nums max-md:flex-col">
      {groups.map(([name, of]) => (
        <div key={name} className="flex gap-2 max-md:justify-between">
          <dt className="text-subtle">{say(of.length === 1 ? texts.groupOne : texts.group, { name, n: of.length })}</dt>
          <dd className="font-semibold">{formatWeight(totalsOf(of).netWeight, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
