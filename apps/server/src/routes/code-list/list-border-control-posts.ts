import { listBorderControlPosts } from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'

export const listBorderControlPostsRoute = cachedRoute(listBorderControlPosts, ({ data, query }) =>
  data['border-control-posts']
    .filter(({ country }) => query.country_code === undefined || country === query.country_code)
    .map((entry) => ({ ...entry, name: entry.names.nb, bcpCode: entry.code })),
)
