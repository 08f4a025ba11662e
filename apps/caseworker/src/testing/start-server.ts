import {
  getAquacultureSite,
  getFormerCertificate,
  getSession,
  getWorkload,
  leaveCase,
  listCaseNotes,
  listCaseTicks,
  listFailedJobs,
  listJobs,
  listLegalBases,
  listNotices,
  listOfficers,
  listPhrases,
  listReferenceChanges,
  listSavedViews,
  listStaff,
  listVisits,
  searchProducers,
  visitCase,
} from '@eksport/api'
import { startServer } from '@eksport/portal/testing/open-portal.tsx'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'

export const officer = { id: 'b-1', name: 'Berit Behandler', viewpoint: 'BEHANDLER', roles: ['B'] } as const

const counts = {
  mine: 1,
  unassigned: 1,
  all: 3,
  byStatus: { INNSENDT: 2, UNDER_VURDERING: 1 },
  mineByStatus: { UNDER_VURDERING: 1 },
  awaiting: { print: 0, delivery: 0, overdue: 0, reading: 0, setback: 0 },
}

/** How to complain, as in letters. */
export const complaint = { nb: 'Du kan klage.', nn: 'Du kan klage.', en: 'You may complain.' }

/** A server on which an officer is logged in. */
export function startCaseworkerServer() {
  const server = startServer('caseworker')
  server.answer(getSession, () => sessionOf({ ...officer, roles: [...officer.roles] }, null))
  server.answer(getAquacultureSite, ({ params }) => ({
    siteNumber: Number(params.siteNumber),
    name: 'OLDERFJORD',
    active: true,
  }))
  server.answer(searchProducers, ({ query }) => [
    { identityNumber: query.value, name: 'Slakteri', country: 'NO', activities: [] },
  ])
  server.answer(listLegalBases, () => ({ legalBases: [], complaint }))
  server.answer(listOfficers, () => [])
  server.answer(listPhrases, () => [])
  server.answer(listSavedViews, () => [])
  server.answer(listNotices, () => ({ notices: [], unread: 0 }))
  server.answer(listCaseTicks, () => [])
  server.answer(listCaseNotes, () => [])
  server.answer(listReferenceChanges, () => [])
  server.answer(listJobs, () => [])
  server.answer(listFailedJobs, () => ({ jobs: [], total: 0 }))
  server.answer(listStaff, () => [])
  server.answer(listVisits, () => [])
  server.answer(visitCase, () => [])
  server.answer(leaveCase, () => undefined)
  server.answer(getWorkload, () => ({ own: counts, all: counts }))
  server.answer(getFormerCertificate, () => ({ isFirstToConsignee: false, isNewAddress: false }))
  return server
}
