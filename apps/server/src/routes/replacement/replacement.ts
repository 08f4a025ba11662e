import { createReplacement, getCurrentReplacement, getReplacement, saveReplacement } from '@eksport/api'
import { createReplacement as create } from '../../acts/replacement/create-replacement.ts'
import { saveReplacement as save } from '../../acts/replacement/save-replacement.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import { route } from '../../http/route.ts'
import { getReplacement as read, getCurrentReplacement as readCurrent } from '../../queries/get-replacement.ts'

/** The response after a replacement was created or changed. */
export function changed({ document: { referenceNumber, applicationStatus, version } }: StoredApplication) {
  return {
    body: { applicationReferenceNumber: referenceNumber, applicationStatus, version },
    version,
    audit: { referenceNumber },
  }
}

export const createReplacementRoute = route(createReplacement, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber } = params
  const { replacementInformation: answers, departure, attachments = [] } = body
  const input = { replacement: answers, departure, applicant: session.organisation, attachments }
  return changed(await create({ tx, deps, by: session, referenceNumber, version: ifMatch, input, now }))
})

export const getCurrentReplacementRoute = route(getCurrentReplacement, async ({ tx, params }) => {
  const body = await readCurrent(tx, params.referenceNumber)
  return { body, version: body.version }
})

export const getReplacementRoute = route(getReplacement, async ({ tx, params }) => {
  const body = await read(tx, params.referenceNumber, params.replacementReferenceNumber)
  return { body, version: body.version }
})

export const saveReplacementRoute = route(saveReplacement, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { keptAttachments: kept, ...answers } = body.replacementInformation
  return changed(
    await save({
      tx,
      deps,
      session,
      referenceNumber: params.replacementReferenceNumber,
      originalReference: params.referenceNumber,
      version: ifMatch,
      answers,
      added: body.attachments ?? [],
      kept,
      now,
    }),
  )
})
