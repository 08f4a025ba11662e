import { calculateFee } from '@eksport/api'
import type { FormAnswers } from '@eksport/domain'
import { asPlainDate, asPlainTime } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'

interface FeeFacts
  extends Pick<FormAnswers, 'applicationType' | 'certificateTemplate' | 'certificateRetrieval'>,
    Partial<Pick<FormAnswers, 'certificateFormats'>> {
  /** Asks for the fee within or outside ordinary hours, whatever the time. */
  readonly outsideWorkingHours?: boolean
  /** Whether a caseworker must assess the application. */
  readonly needsManualProcessing?: boolean
}

/** The facts that the fee depends on; undefined while a paper certificate lacks its office or a valid date. */
function feeBody({ applicationType, certificateFormats = [], certificateTemplate, ...facts }: FeeFacts) {
  const { office, ...pickup } = facts.certificateRetrieval ?? {}
  const [date, time] = [asPlainDate(pickup.date), asPlainTime(pickup.time)]
  const isPaper = certificateFormats.includes('PAPER')
  if (certificateFormats.length === 0 || (isPaper && (office === undefined || date === undefined))) return undefined
  return {
    applicationType,
    certificateFormat: [...certificateFormats],
    certificateTemplate,
    ...(isPaper ? { chosenOffice: office, retrievalDate: date, retrievalTime: time } : {}),
    ...(facts.outsideWorkingHours === undefined ? {} : { outsideWorkingHours: facts.outsideWorkingHours }),
    ...(facts.needsManualProcessing === undefined ? {} : { needsManualProcessing: facts.needsManualProcessing }),
  }
}

/** Key prefix of every fee query. */
export const feeKey = ['fee'] as const

/** [WIZ-15] The fee estimate, fetched again when anything that it depends on changes. */
export function feeQuery(facts: FeeFacts) {
  const body = feeBody(facts)
  return queryOptions({
    queryKey: [...feeKey, body ?? null],
    queryFn: body === undefined ? skipToken : ({ signal }) => api.call(calculateFee, { body, signal }),
  })
}
