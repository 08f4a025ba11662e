import { findMatsReplacement } from '@eksport/api'
import { findMatsReplacement as find } from '../../db/repositories/replacements.ts'
import { route } from '../../http/route.ts'

export const findMatsReplacementRoute = route(findMatsReplacement, async ({ tx, query }) => {
  const stored = await find(tx, query.matsCertificateOriginalReferenceNumber)
  return { body: stored === undefined ? {} : { applicationReferenceNumber: stored.document.referenceNumber } }
})
