import { createMatsReplacement, findMatsReplacement, getMatsReplacement, saveMatsReplacement } from '@eksport/api'
import { createMatsReplacement as create } from '../../acts/mats-replacement/create-mats-replacement.ts'
import { saveMatsReplacement as save } from '../../acts/mats-replacement/save-mats-replacement.ts'
import { findMatsReplacement as find } from '../../db/repositories/replacements.ts'
import { route } from '../../http/route.ts'
import { getMatsReplacement as read } from '../../queries/get-mats-replacement.ts'
import { changed } from '../replacement/replacement.ts'

export const createMatsReplacementRoute = route(createMatsReplacement, async ({ tx, deps, session, body, now }) => {
  const { application: draft, replacementInformation: answers } = body
  return changed(
    await create({
      tx,
      referenceData: deps.referenceData,
      applicant: session.organisation,
      person: session.person,
      draft,
      answers,
      now,
    }),
  )
})

export const findMatsReplacementRoute = route(findMatsReplacement, async ({ tx, query }) => {
  const stored = await find(tx, query.matsCertificateOriginalReferenceNumber)
  return { body: stored === undefined ? {} : { applicationReferenceNumber: stored.document.referenceNumber } }
})

export const getMatsReplacementRoute = route(getMatsReplacement, async ({ tx, params }) => {
  const body = await read(tx, params.referenceNumber)
  return { body, version: body.version }
})

export const saveMatsReplacementRoute = route(saveMatsReplacement, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber } = params
  const answers = body.replacementInformation
  return changed(await save({ tx, deps, session, referenceNumber, version: ifMatch, answers, now }))
})
