import { calculateFee } from '@eksport/api'
import { estimateFee } from '@eksport/domain'
import { route } from '../../http/route.ts'
import { policiesOf } from '../../reference-data/offices.ts'
import { Refusal } from '../../refusals/refusal.ts'

export const calculateFeeRoute = route(
  calculateFee,
  async ({ deps, body, now }) => {
    const { certificateFormat, certificateTemplate, chosenOffice, ...rest } = body
    const question = {
      ...rest,
      certificateFormats: certificateFormat,
      template: certificateTemplate,
      now: now.toISOString(),
    }
    const office = chosenOffice === undefined ? undefined : policiesOf(deps.referenceData).get(chosenOffice)
    if (chosenOffice !== undefined && office === undefined)
      throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'chosenOffice', code: 'officeInvalid' }] })
    const { lines, ...estimate } = estimateFee({ ...question, ...(office && { office }) }, deps.referenceData.fees)
    return { body: { ...estimate, lines: [...lines] } }
  },
  { audited: false },
)
