import type { Audience } from '@eksport/api'
import type { Route } from '../http/route.ts'
import { routes } from './routes.gen.ts'

/** [AUT-07] The calls of one listener; one that the contract does not give to its audience is not there at all. */
export function routesOf(audience: Audience): readonly Route[] {
  return routes.filter(({ endpoint }) => endpoint.audiences.includes(audience))
}
