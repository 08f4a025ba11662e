import type { ProductLine } from '@eksport/domain'
import { useRegisterNames } from '@eksport/portal/registers/use-named-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useMemo } from 'react'
import { linesTexts as texts } from './lines.texts.ts'

const sitesOf = ({ slaughterInformation = [] }: ProductLine) => [
  ...new Set(slaughterInformation.flatMap(({ siteNumber }) => (siteNumber === undefined ? [] : [String(siteNumber)]))),
]

/** [EXP-08] The first site of a line with its name, and the number of others: '10790 Olderfjord og 2 til'. */
export function useSiteWords(lines: readonly ProductLine[]): (line: ProductLine) => string | undefined {
  const say = useText()
  // Joined to a string, so that equal sites compare as equal whatever else changes in the lines.
  const firsts = [...new Set(lines.flatMap((line) => sitesOf(line)[0] ?? []))].join(' ')
  const nameOf = useRegisterNames(
    useMemo(() => {
      const numbers = firsts.split(' ').filter(Boolean)
      return { productLines: numbers.map((id) => ({ id, slaughterInformation: [{ siteNumber: Number(id) }] })) }
    }, [firsts]),
  )
  return useMemo(
    () => (line) => {
      const [first, ...others] = sitesOf(line)
      if (first === undefined) return undefined
      const site = [first, nameOf('aquaculture-sites', first)].filter(Boolean).join(' ')
      return others.length === 0 ? site : say(texts.moreSites, { site, n: others.length })
    },
    [nameOf, say],
  )
}
