import { handledCase, type NamedList, processingTimes } from '@eksport/domain'
import { approvedBetween } from '../db/repositories/handled-cases.ts'
import { offices, policyForCounting } from '../reference-data/offices.ts'
import { countedDaily } from './counted-daily.ts'

/** [EXP-13] Processing times of the 28 days before today. */
export const processingTimesNow = countedDaily(28, approvedBetween, (stored, period, { referenceData, lookups }) => {
  const { from, to, moments } = period
  const all = offices(referenceData, false)
  const handled = stored.flatMap(({ template, office, history }) => {
    const policy = policyForCounting(referenceData, office)
    const found = handledCase(history, { template, ...(office !== null && { office }), policy })
    // If an approval was withdrawn and given again, the first one counts.
    return found !== undefined && Date.parse(found.decidedAt) >= moments[0].getTime() ? [found] : []
  })
  const named = (list: NamedList) => (code: string) => {
    const { nb = code, nn = code, en = code } = lookups.name(list, code) ?? {}
    return { code, name: { nb, nn, en } }
  }
  return processingTimes(
    handled,
    { from, to },
    {
      // Offices closed since then are included if they had cases.
      offices: all
        .filter(({ active, code }) => active || handled.some(({ office }) => office === code))
        .map(({ code }) => named('certificate-offices')(code)),
      templates: [...new Set(handled.map(({ template }) => template))].sort().map(named('certificate-templates')),
    },
  )
})
