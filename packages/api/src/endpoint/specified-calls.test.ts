import { expect, it } from 'vitest'
import * as api from '../index.gen.ts'

const org = 'organisasjoner/:organisationNumber/soeknader'
const v2 = `/api/v2/helsesertifikat/${org}`
const v3 = `/api/v3/helsesertifikat/${org}`
const one = ':referenceNumber'
const user = '/api/brukerinfo/v1/brukerinfo'
const replaced = `${v3}/${one}/erstatning`
const mats = '/api/v3/helsesertifikat/organisasjoner/:organisationNumber/mats-sertifikat-erstatning/soeknader'
const template = '/api/sertifikatmal/v1'
const lists = '/api/kodeverk'

// The call tables of the specification: point 7 of its first and its second document, row by row. Two of them,
// `GET /oauth2/authorization/idporten` and `POST /logout`, lead a browser on and answer no data: the login of a listener.
const specified: readonly string[] = [
  `GET ${v3}`,
  `GET ${v3}/${one}`,
  `POST ${v3}`,
  `PUT ${v3}/${one}`,
  `DELETE ${v2}/${one}`,
  `GET ${v3}/${one}/meldinger`,
  `GET ${v2}/${one}/pdf`,
  `GET ${v2}/${one}/kvittering`,
  `GET ${v2}/${one}/skannet`,
  `GET ${v2}/${one}/esignert`,
  `POST ${v3}/${one}/send`,
  `POST ${v2}/${one}/tilbakemelding`,
  'POST /api/v3/helsesertifikat/validering',
  'POST /api/v3/helsesertifikat/validering/erstatning',
  `GET ${v2}/${one}/bekreftet-kopi`,
  `POST ${v2}/${one}/bekreftet-kopi`,
  `GET ${v2}/${one}/bekreftet-kopi/stats`,
  `POST ${v2}/${one}/bekreftet-kopi/gebyr`,
  `PUT ${v2}/${one}/bekreftet-kopi/:copyId`,
  `DELETE ${v2}/${one}/bekreftet-kopi/:copyId`,
  `GET ${v3}/${one}/kansellering`,
  `POST ${v2}/${one}/kansellering`,
  `POST ${v2}/${one}/trekke`,
  `POST ${v2}/${one}/kansellering/:cancellationId/angre`,
  `GET ${mats}`,
  `POST ${mats}`,
  `GET ${mats}/${one}`,
  `PUT ${mats}/${one}`,
  `GET ${replaced}`,
  `GET ${replaced}/:replacementReference`,
  `POST ${replaced}`,
  `PUT ${replaced}/:replacementReference`,
  `POST ${v2}/${one}/vedlegg`,
  `GET ${v2}/${one}/vedlegg/:attachmentId`,
  `DELETE ${v2}/${one}/vedlegg/:attachmentId`,
  `GET ${v2}/${one}/certificate-template`,
  `GET ${v2}/${one}/certificate-template/appendix`,
  `GET ${template}/certificate-templates/:template/notes`,
  `GET ${template}/certificate-templates/:template/pickup-offices`,
  `GET ${lists}/countries`,
  `GET ${lists}/packaging`,
  `GET ${lists}/v1/certificates`,
  `GET ${lists}/v1/border-control-posts`,
  'GET /api/produsentoppslag/produsenter/v1/animalsk-mat',
  'GET /api/pub-aqua/api/v1/sites/:siteNumber',
  `GET ${user}/avgiver`,
  `GET ${user}/avgiver/:organisationNumber/representerte`,
  `GET ${user}/innsender`,
  `POST ${user}/innsender`,
  'POST /api/feedback',
  'POST /api/v1/login/magisk-link',
  'GET /api/driftsmeldinger',
  `GET ${lists}/species`,
  `GET ${lists}/v1/certificate-offices`,
  `GET ${lists}/v1/packaging-types`,
  `GET ${lists}/v2/product-classification`,
  `GET ${lists}/v1/type-of-processing`,
  `GET ${lists}/v1/processing-states`,
  `GET ${lists}/v1/nature-of-commodities`,
  `GET ${lists}/aquaculture-areas`,
  `GET ${template}/country-certificate-templates`,
  `GET ${template}/certificate-templates`,
  `GET ${template}/certificate-templates/:template`,
  `GET ${template}/country-certificate-statement-templates`,
  `GET ${template}/certificate-template-categories`,
  'POST /api/v3/helsesertifikat/gebyr/calculate',
]

/** Only the position of a parameter matters, not its name. */
const addressOf = (call: string) => call.replaceAll(/:\w+/g, ':')

const answered = new Set(
  Object.values<unknown>(api)
    .filter((value): value is api.Endpoint => typeof value === 'object' && value !== null && 'audiences' in value)
    .map(({ method, path }) => addressOf(`${method} ${path}`)),
)

it('[API-01] every call of the specification has its contract', () => {
  expect(specified.length).toBeGreaterThan(60)
  expect(specified.filter((call) => !answered.has(addressOf(call)))).toEqual([])
})
