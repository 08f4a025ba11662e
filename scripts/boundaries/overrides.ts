import { appRoom, type Room, rooms, serverRoom } from './rooms.ts'
import { type Floor, serverFloors } from './server-floors.ts'

type Pattern = { readonly group: readonly string[]; readonly message: string }
export type Override = {
  readonly includes: readonly string[]
  readonly linter: {
    readonly rules: {
      readonly style: {
        readonly noRestrictedImports: {
          readonly level: 'error'
          readonly options: { readonly patterns: readonly Pattern[] }
        }
        readonly noRestrictedGlobals?: {
          readonly level: 'error'
          readonly options: { readonly deniedGlobals: Readonly<Record<string, string>> }
        }
      }
    }
  }
}

/** What lies on disk, as far as the rules are made from it. */
export type House = {
  readonly uiLibraries: readonly string[]
  readonly domainFolders: readonly string[]
  readonly features: readonly { readonly app: string; readonly names: readonly string[] }[]
}

const withSubpaths = (module: string) => (module.endsWith('*') ? [module] : [module, `${module}/**`])

// A subpath of one of our own packages is an entry of its own, so '@eksport/domain' does not open '@eksport/domain/templates'.
const allow = (module: string) =>
  (module.startsWith('@eksport/') ? [module] : withSubpaths(module)).map((path) => `!${path}`)

const stayHome: Pattern = {
  group: ['../**/src/**'],
  message: 'A relative path stays in its own package: another package is reached by its name, through what it exports.',
}

const patternsOf = (room: Room): readonly Pattern[] => [
  {
    group: room.allowed
      ? ['**', '!.', '!..', '!./**', '!../**', ...room.allowed.flatMap(allow)]
      : (room.denied ?? []).flatMap(withSubpaths),
    message: room.reason,
  },
  ...(room.floorsAbove ?? []).map((floor) => ({
    group: [`../**/${floor}`, `../**/${floor}/**`],
    message: room.reason,
  })),
  stayHome,
]

const override = (room: Room, more: readonly Pattern[] = []): Override => ({
  includes: [...room.files, ...(room.except ?? []).map((glob) => `!${glob}`)],
  linter: {
    rules: {
      style: { noRestrictedImports: { level: 'error', options: { patterns: [...patternsOf(room), ...more] } } },
    },
  },
})

const networkReason = 'packages/ui fetches nothing: it receives data and reports changes.'

const noNetwork: Override['linter']['rules']['style']['noRestrictedGlobals'] = {
  level: 'error',
  options: {
    deniedGlobals: {
      fetch: networkReason,
      XMLHttpRequest: networkReason,
      WebSocket: networkReason,
      EventSource: networkReason,
    },
  },
}

const withoutNetwork = (rule: Override): Override =>
  rule.includes[0] === 'packages/ui/src/**'
    ? { ...rule, linter: { rules: { style: { ...rule.linter.rules.style, noRestrictedGlobals: noNetwork } } } }
    : rule

const featureRule = (app: string, name: string, names: readonly string[]): Override => {
  const others = names.filter((other) => other !== name)
  const siblings = others.length === 0 ? [] : [{ group: others.flatMap(reach), message: featureReason(app, name) }]
  return override({ ...appRoom(app), files: [`apps/${app}/src/features/${name}/**`] }, [
    ...siblings,
    {
      group: ['#src/routes/**', '../**/routes/**'],
      message: `Routes compose features, not the other way: the feature ${name} of apps/${app} knows no route.`,
    },
  ])
}

const reach = (other: string) => [
  `#src/features/${other}`,
  `#src/features/${other}/**`,
  `../**/${other}`,
  `../**/${other}/**`,
]

export const featureReason = (app: string, name: string) =>
  `Features of an app never import each other, so that each can be changed or removed alone: the feature ${name} of apps/${app} moves what it shares to #src/lib or to a package.`

const serverFloor = ({ files, except = [], denied, reason }: Floor): Override =>
  override({ ...serverRoom, files, except }, [{ group: denied, message: reason }])

export const overridesOf = (house: House): readonly Override[] => [
  ...rooms(house.uiLibraries).map((room) => withoutNetwork(override(room))),
  ...serverFloors.map(serverFloor),
  ...house.features.flatMap(({ app, names }) => names.map((name) => featureRule(app, name, names))),
]
