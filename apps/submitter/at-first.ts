import type { AtFirst } from '../../packages/portal/vite/portal-config.ts'

const applications = '/api/v3/helsesertifikat/organisasjoner/$1/soeknader'
const quickFilters = [
  '',
  '?status=UNDER_REGISTRERING%2CAVKLARING_INNSENDER%2CKANSELLERING_BEHANDLES&sort=STATUS%2CREFERENCE_NUMBER&direction=ASC%2CDESC',
  '?status=UTSTEDT&sort=REFERENCE_NUMBER&direction=DESC',
]
const steps = 'avsender|gjenstaar|henting|kontroll|mottaker|oppsummering|sertifikatmal|transport|varelinjer'

/** What pages need before they are drawn and would ask for one after another. That they do is proved by the journey `asked-ahead`. */
export const atFirst: AtFirst = {
  calls: [
    { page: String.raw`^/foretak/\d{9}/`, calls: ['/api/sesjon'] },
    {
      page: String.raw`^/foretak/(\d{9})/oversikt/?$`,
      calls: [
        '/api/brukerinfo/v1/brukerinfo/innsender',
        ...quickFilters.map((filter) => applications + filter),
        '/api/kodeverk/v1/certificate-offices',
        '/api/kodeverk/countries',
      ],
    },
    {
      page: String.raw`^/foretak/(\d{9})/soeknader/(\d+)(?:/(?:${steps}).*)?$`,
      calls: [
        `${applications}/$2`,
        '/api/kodeverk/v1/opening-hours',
        '/api/kodeverk/countries',
        '/api/v3/helsesertifikat/organisasjoner/$1/adressebok',
      ],
    },
    { page: String.raw`^/foretak/(\d{9})/soeknader/(\d+)/detaljer/?$`, calls: [`${applications}/$2`] },
  ],
  parts: [
    { module: '/src/operating-messages/message-banner.tsx' },
    { module: '/src/session/read-session.ts', of: '_virksomhet' },
    { module: '/src/app/person-menus.tsx', of: '_virksomhet' },
    { module: '/idb/build/index.js', of: '_virksomhet/soeknader/$referenceNumber/_skjema' },
  ],
}
