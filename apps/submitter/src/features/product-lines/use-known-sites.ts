import type { ProductLine } from '@eksport/domain'
import { existenceQuery } from '@eksport/portal/registers/find-unknown.ts'
import { useRegisterNames } from '@eksport/portal/registers/use-named-labels.ts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRested } from '../../draft/use-rested.ts'
import type { OwnLists } from '../../draft/use-surroundings.ts'

/** Milliseconds of rest before a number that is typed is looked up. */
const restMs = 350

/** So many digits has the number of a site. */
const isWhole = (number: string) => /^[1-9]\d{4}$/.test(number)

const numbersIn = (joined: string) => joined.split(' ').filter(Boolean)

/**
 * [VAL-07] [EXP-08] The sites of a line as its form takes them, with their names: all that it names but those that the register has
 * said nobody has. Of what is not looked up yet, or cannot be, nothing is said.
 */
export function useKnownSites({ slaughterInformation = [] }: ProductLine): OwnLists {
  // As one text: the same numbers are the same, however often the line is put together anew.
  const typed = [...new Set(slaughterInformation.flatMap(({ siteNumber }) => siteNumber ?? []))].join(' ')
  const asked = numbersIn(useRested(typed, restMs)).filter(isWhole)
  const unknown = useQueries({
    queries: asked.map((number) => existenceQuery('aquaculture-sites', number)),
    combine: (results) => asked.filter((_, index) => results[index]?.data === 'unknown').join(' '),
  })
  const rested = asked.join(' ')
  const named = useRegisterNames(
    useMemo(
      () => ({
        productLines: [{ id: '', slaughterInformation: numbersIn(rested).map((n) => ({ siteNumber: Number(n) })) }],
      }),
      [rested],
    ),
  )
  return useMemo(() => {
    const missing = new Set(numbersIn(unknown))
    const known = numbersIn(typed).filter((code) => !missing.has(code))
    return {
      'aquaculture-sites': known.map((code) => {
        const name = named('aquaculture-sites', code) ?? code
        return { code, names: { nb: name, nn: name, en: name }, active: true }
      }),
    }
  }, [typed, unknown, named])
}
