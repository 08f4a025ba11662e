import { listSpecies } from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'
import { allowedCodes } from '../../reference-data/for-template.ts'

export const listSpeciesRoute = cachedRoute(listSpecies, ({ data, query }) => {
  const groups = allowedCodes(data, query.certificate_template, 'speciesGroups')
  const wanted = data.species.filter(
    ({ active, group }) => active && (groups === undefined || (group !== undefined && groups.has(group))),
  )
  return Object.fromEntries(
    wanted.map(({ code, names: { nb, ...names }, group, common, variant, mayBeFarmed, protected: isProtected }) => [
      code,
      {
        ...{ no: nb, ...names },
        ...(group && { group }),
        ...(common && { common }),
        ...(variant && { variant }),
        ...(mayBeFarmed && { mayBeFarmed }),
        ...(isProtected && { protected: isProtected }),
      },
    ]),
  )
})
