import { calculateFee } from '@eksport/api'
import { estimateFee } from '@eksport/domain'
import { route } from '../../http/route.ts'

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
    const office = chosenOffice === undefined ? {} : { office: chosenOffice }
    const { lines, ...estimate } = estimateFee({ ...question, ...office }, deps.referenceData.fees)
    return { body: { ...estimate, lines: [...lines] } }
  },
  { audited: false },
)
