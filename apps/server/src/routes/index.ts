import type { Audience } from '@eksport/api'
import type { Route } from '../http/route.ts'
import { routes } from './routes.gen.ts'

/** [AUT-07] The routes of one listener: only those whose contract includes its audience. */
export function routesOf(audience: Audience): readonly Route[] {
  return routes.filter(({ endpoint }) => endpoint.audiences.includes(audience))
}
