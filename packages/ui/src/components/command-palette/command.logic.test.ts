import { describe, expect, it } from 'vitest'
import { type Command, findCommands, inGroups, recentFirst } from './command.logic.js'

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  run: () => undefined,
  ...more,
})
const idsOf = (found: readonly Command[]) => found.map(({ id }) => id)
const commands = [
  command('new', 'Ny søknad', { keywords: 'opprett' }),
  command('again', 'Ny lik den siste', { keywords: 'kopier' }),
  command('english', 'English', { keywords: 'språk language' }),
]

describe('[CW-05] [LIB-05] commands', () => {
  it.each([
    ['', ['new', 'again', 'english']],
    ['ny', ['new', 'again']],
    ['ny soknad', []],
    ['soeknad ny', ['new']],
    ['KOP', ['again']],
    ['språk', ['english']],
    ['øknad', []],
  ])('are found by the beginnings of their words: %s', (typed, found) => {
    expect(idsOf(findCommands(commands, typed))).toEqual(found)
  })

  it('of one group stand together, the groups as they first appear', () => {
    const [one, two, three] = [{ group: 'Sider' }, { group: 'Handlinger' }, { group: 'Sider' }]
    const mixed = [command('a', 'A', one), command('b', 'B', two), command('c', 'C', three)]
    expect(idsOf(inGroups(mixed))).toEqual(['a', 'c', 'b'])
  })

  it('used recently come first, each once; one that is gone is left out', () => {
    const found = recentFirst(commands, ['english', 'gone'], 'Sist brukt')
    expect(idsOf(found)).toEqual(['english', 'new', 'again'])
    expect(found.map(({ group }) => group)).toEqual(['Sist brukt', undefined, undefined])
  })
})
