import { getCase, getCaseArchive, getFormerCertificate, listCaseHistory, listCaseTicks, tickCase } from '@eksport/api'
import { readAnswer } from '../../acts/read-answer.ts'
import { tickCase as tick } from '../../acts/tick-case.ts'
import { listCaseTicks as selectCaseTicks } from '../../db/repositories/case-ticks.ts'
import { listHistory } from '../../db/repositories/history.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { answersForReading } from '../../drafting/ask-registers.ts'
import { preparedRoute, route } from '../../http/route.ts'
import { getFormerCertificate as readFormer } from '../../queries/get-former-certificate.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { applicationReading } from '../application/application-reading.ts'

export const getCaseRoute = preparedRoute(
  getCase,
  ({ deps, session, params: { referenceNumber }, now }) =>
    answersForReading({ deps, session, referenceNumber, now }, (tx) => readAnswer(tx, session, referenceNumber)),
  (call, answers) => applicationReading(call, call.params.referenceNumber, answers),
  { opens: getCase },
)

export const getCaseArchiveRoute = route(getCaseArchive, async ({ tx, deps, params: { referenceNumber } }) => {
  const { archiveCaseInfo } = (await readOrRefuse(tx, referenceNumber)).document
  const numbered = archiveCaseInfo === undefined ? {} : { caseNumber: archiveCaseInfo.caseNumber }
  // [SEC-23] Cases can be handled while the archive is unavailable.
  const read = async () => {
    try {
      const journal = await deps.archive.journalOf(referenceNumber)
      return { ...numbered, answered: true, entries: journal.map(({ source: _, ...entry }) => entry) }
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return { ...numbered, answered: false, entries: [] }
    }
  }
  return { body: read }
})

export const getFormerCertificateRoute = route(getFormerCertificate, async ({ tx, params }) => ({
  body: await readFormer(tx, params.referenceNumber),
}))

export const listCaseHistoryRoute = route(
  listCaseHistory,
  async ({ tx, params }) => {
    await readOrRefuse(tx, params.referenceNumber)
    return { body: await listHistory(tx, params.referenceNumber) }
  },
  { opens: getCase },
)

export const listCaseTicksRoute = route(listCaseTicks, async ({ tx, params }) => {
  const { document } = await readOrRefuse(tx, params.referenceNumber)
  return { body: await selectCaseTicks(tx, document) }
})

export const tickCaseRoute = route(
  tickCase,
  async ({ tx, deps: { referenceData }, session, params: { referenceNumber }, body, now }) => ({
    body: await tick({ tx, referenceData, session, referenceNumber, ...body, now }),
    audit: { ticks: body.ticks.slice(0, 20), ticked: body.ticked },
  }),
)
