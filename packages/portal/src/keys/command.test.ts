import { describe, expect, it } from 'vitest'
import { type Command, findCommands } from './command.ts'

const command = (id: string, label: string, keywords?: string): Command => ({
  id,
  label,
  ...(keywords && { keywords }),
  run: () => undefined,
})
const commands = [
  command('new', 'Ny søknad', 'opprett'),
  command('again', 'Ny lik den siste', 'kopier'),
  command('english', 'English', 'språk language'),
]

describe('[CW-05] commands', () => {
  it.each([
    ['', ['new', 'again', 'english']],
    ['ny', ['new', 'again']],
    ['ny soknad', []],
    ['soeknad ny', ['new']],
    ['KOP', ['again']],
    ['språk', ['english']],
    ['øknad', []],
  ])('are found by the beginnings of their words: %s', (typed, found) => {
    expect(findCommands(commands, typed).map(({ id }) => id)).toEqual(found)
  })
})
