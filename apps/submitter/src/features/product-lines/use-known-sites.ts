import type { ProductLine } from '@eksport/domain'
import { existenceQuery } from '@eksport/portal/registers/find-unknown.ts'
import { useRegisterNames } from '@eksport/portal/registers/use-named-labels.ts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRested } from '../../draft/use-rested.ts'
import type { OwnLists } from '../../draft/use-surroundings.ts'

/** Milliseconds without typing before a number is looked up. */
const restMs = 350

/** Whether the text has the length of a site number. */
const isWhole = (number: string) => /^[1-9]\d{4}$/.test(number)

const numbersIn = (joined: string) => joined.split(' ').filter(Boolean)

/**
 * [VAL-07] [EXP-08] The sites that a line's form accepts, with their names: all that the line names except those that the register says do
 * not exist. Sites that are not looked up yet, or cannot be, are accepted.
 */
export function useKnownSites({ slaughterInformation = [] }: ProductLine): OwnLists {
  // Joined to a string, so that equal numbers compare as equal when the line object is rebuilt.
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
