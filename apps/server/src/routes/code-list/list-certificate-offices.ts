import { listCertificateOffices } from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'
import { offices } from '../../reference-data/offices.ts'

export const listCertificateOfficesRoute = cachedRoute(listCertificateOffices, ({ data, query }) =>
  offices(data, query.only_active === 'true'),
)
