import { formatWeight, type ProductLine, today } from '@eksport/domain'
import { formatNumber } from '@eksport/forms'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import { lineLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type LineColumn, useEksport } from '@eksport/ui'
import { createContext, use, useMemo } from 'react'
import { useProducerLookup } from '../../draft/api/search-producers.ts'
import { linesTexts as texts } from '../../form/lines/lines.texts.ts'
import { shortPeriod } from '../../form/lines/short-period.ts'
import { stateAndType } from '../../form/lines/state-and-type.ts'
import { useSiteWords } from '../../form/lines/use-site-words.ts'
import { useListScope } from '../../form/step-page.tsx'

/** The distinct producers of the lines; the same array as long as they are unchanged. */
function useProducers(lines: readonly ProductLine[]) {
  const chosen = [...new Set(lines.map(({ productionEstablishment }) => productionEstablishment?.approvalNumber))]
    .filter(Boolean)
    .join('\n')
  return useProducerLookup(useMemo(() => chosen.split('\n').filter(Boolean), [chosen]))
}

/**
 * Totals of all lines. The table's footer reads them from context: passed through the columns, every weight change would re-render every
 * row.
 */
export const TotalsContext = createContext({ packages: 0, netWeight: 0 })

/** The widest totals of a consignment reserve the width, so that columns do not move with each typed digit. */
function PackagesSum() {
  const { locale } = useEksport()
  return <span className="inline-block min-w-13">{formatNumber(use(TotalsContext).packages, locale)}</span>
}

function WeightSum() {
  const { locale } = useEksport()
  return <span className="inline-block min-w-30">{formatNumber(use(TotalsContext).netWeight, locale, 2)}</span>
}

/** [EXP-06] The name of a product line, and the columns of the table. */
export function useLineColumns(lines: readonly ProductLine[]) {
  const say = useText()
  const { locale } = useEksport()
  const scope = useListScope()
  const { certificateTemplate, country } = scope
  const labels = useCodeLabels(
    lineLists,
    useMemo(() => ({ certificateTemplate, country }), [certificateTemplate, country]),
  )
  const producers = useProducers(lines)
  const siteOf = useSiteWords(lines)
  const thisYear = today(useNow()).slice(0, 4)
  return useMemo(() => {
    const nameOf = ({ species }: ProductLine) => (species ? labels.label('species', species) : say(texts.unnamed))
    const numberOfProducer = (line: ProductLine) => line.productionEstablishment?.approvalNumber
    const nameOfProducer = (line: ProductLine) => {
      const { isUnauthorized, approvalNumber = '', unauthorizedEstablishmentInfo } = line.productionEstablishment ?? {}
      if (isUnauthorized) return unauthorizedEstablishmentInfo?.name
      return producers.label?.(approvalNumber)?.slice(approvalNumber.length).trim()
    }
    const columns: readonly LineColumn<ProductLine>[] = [
      {
        id: 'goods',
        header: say(texts.goods),
        text: nameOf,
        detail: (line) => (line.isAlive ? say(texts.alive) : stateAndType(line, labels)),
      },
      {
        id: 'producer',
        header: say(texts.producer),
        text: numberOfProducer,
        detail: nameOfProducer,
        narrow: 'beside',
      },
      {
        id: 'produced',
        header: say(texts.produced),
        text: ({ productionPeriod = {} }) => (
          <span className="whitespace-nowrap">{shortPeriod(productionPeriod, thisYear)}</span>
        ),
        detail: siteOf,
        narrow: 'none',
      },
      {
        id: 'packages',
        header: say(texts.packagesShort),
        headerTitle: say(texts.packages),
        align: 'end',
        narrow: 'end',
        text: ({ packaging }) =>
          typeof packaging?.numberOfPackages === 'number' && formatNumber(packaging.numberOfPackages, locale),
        narrowText: ({ packaging }) =>
          typeof packaging?.numberOfPackages === 'number' &&
          `${formatNumber(packaging.numberOfPackages, locale)} ${say(texts.packagesUnit)}`,
        sum: <PackagesSum />,
      },
      {
        id: 'weight',
        header: say(texts.netKilograms),
        align: 'end',
        narrow: 'end',
        text: ({ netWeight }) => typeof netWeight === 'number' && formatNumber(netWeight, locale, 2),
        narrowText: ({ netWeight }) => typeof netWeight === 'number' && formatWeight(netWeight, locale),
        sum: <WeightSum />,
      },
    ]
    return { columns, nameOf }
  }, [say, labels, producers, siteOf, thisYear, locale])
}
