import { decideComplaint, drawComplaintLetter, getCaseComplaint, getComplaint, sendComplaint } from '@eksport/api'
import {
  complaintLetterName,
  decideComplaint as decide,
  fileComplaint,
  writeComplaintLetter,
} from '../../acts/complaints.ts'
import { preparedRoute, route } from '../../http/route.ts'
import { readCaseComplaining, readComplaining } from '../../queries/complaining.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { readerOf } from '../../session/active-session.ts'

export const getComplaintRoute = route(getComplaint, async ({ params: { referenceNumber }, ...call }) => ({
  body: await readComplaining({ ...call, referenceNumber }),
}))

export const sendComplaintRoute = route(sendComplaint, async ({ params: { referenceNumber }, body, ...call }) => {
  const { complaint, attachments = [] } = body
  await fileComplaint({ ...call, referenceNumber }, { words: complaint.words, attachments })
  return { body: await readComplaining({ ...call, referenceNumber }) }
})

export const getCaseComplaintRoute = route(getCaseComplaint, async ({ params: { referenceNumber }, ...call }) => ({
  body: await readCaseComplaining({ ...call, referenceNumber }),
}))

export const drawComplaintLetterRoute = route(
  drawComplaintLetter,
  async ({ params: { referenceNumber }, body: deciding, ...call }) => {
    const { deps, session, now } = call
    const letter = await writeComplaintLetter({ ...call, referenceNumber }, deciding)
    const draw = async () => {
      const { pdf } = await deps.documents.show(readerOf(session), letter, now)
      return { filename: complaintLetterName(referenceNumber), content: pdf }
    }
    return { body: draw }
  },
)

/**
 * The letter is drawn before the transaction, because drawing takes longer than that may. If the decision is not
 * possible, nothing is drawn and the act refuses.
 */
export const decideComplaintRoute = preparedRoute(
  decideComplaint,
  async ({ params: { referenceNumber }, body, deps, session, now }) => {
    const letter = await deps.transactions
      .run({ audience: 'caseworker' }, (tx) => writeComplaintLetter({ tx, deps, session, referenceNumber, now }, body))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return undefined
        throw error
      })
    return letter && (await deps.documents.keep(letter, now)).pdf
  },
  async ({ params: { referenceNumber }, body, ...call }, letter) => {
    await decide({ ...call, referenceNumber }, body, letter)
    return { body: await readCaseComplaining({ ...call, referenceNumber }), audit: { decision: body.decision } }
  },
)
