import type { Room } from './rooms.ts'

/** The folders of packages/domain/src from the ground up. A folder knows those of the floors below it, none beside or above it. */
export const domainFloors: readonly (readonly string[])[] = [
  ['format', 'template-answers', 'flag'],
  ['office-time', 'code-list', 'party', 'attachment', 'operating-message'],
  ['line-import', 'product-line', 'replacement'],
  ['application'],
  ['facts', 'issue', 'transport'],
  ['sections', 'rule', 'certificate', 'receipt', 'copies', 'request'],
  ['electronic-certificate'],
  ['templates', 'status', 'change', 'delivery', 'fee', 'history', 'job', 'list', 'message', 'notice'],
]

const folder = (name: string) => `packages/domain/src/${name}/**`

/** The builders for tests and stories stand above every floor; the examples of a template are made with them. */
const examples = 'packages/domain/src/templates/*/fixtures.ts'

const floorRooms = (names: readonly string[], above: readonly string[], allowed: readonly string[]): Room[] =>
  names.map((name) => ({
    files: [folder(name)],
    except: [examples],
    allowed,
    floorsAbove: [...names.filter((beside) => beside !== name), ...above],
    reason: `packages/domain/src/${name} stands on a floor of its own: it knows the floors below it (scripts/boundaries/domain-floors.ts), nothing beside or above it; what both need moves down.`,
  }))

/** One guarded room a folder. */
export const domainFloorRooms = (allowed: readonly string[]): readonly Room[] =>
  domainFloors.flatMap((names, index) =>
    floorRooms(names, [...domainFloors.slice(index + 1).flat(), 'testing'], allowed),
  )
