import { parseArgs } from 'node:util'
import { flagNames, isFlagName, standardFlags } from '@eksport/domain'
import { readFlags, setFlag } from '../db/repositories/flags.ts'
import type { Transaction } from '../db/transaction.ts'
import { type CommandReport, operator, runForOperator } from './operator.ts'

const help = `Funksjonsflagg i databasen (DATABASE_URL, ellers den som npm start kjører). En endring gjelder fra neste kall;
sider som står åpne, følger etter innen ett minutt.
  list           alle flagg, med på eller av
  on <flagg>     slå på
  off <flagg>    slå av
  unset <flagg>  glem det som er satt, så flagget er som standarden`

const words = (on: boolean) => (on ? 'på' : 'av')

async function listFlags(tx: Transaction): Promise<CommandReport> {
  const flags = await readFlags(tx)
  return { lines: flagNames.map((name) => `${name}: ${words(flags[name])} (standard ${words(standardFlags[name])})`) }
}

/** [RTE-21] Runs the command: lists the flags, or changes one. */
async function changeFlag(
  tx: Transaction,
  command: string | undefined,
  name: string | undefined,
): Promise<CommandReport> {
  if (command === 'list') return listFlags(tx)
  if (name === undefined) return { problems: [help] }
  if (!isFlagName(name)) return { problems: [`Det finnes ikke noe flagg ${name}.`] }
  const changes = new Map([
    ['on', true],
    ['off', false],
    ['unset', null],
  ])
  const enabled = command === undefined ? undefined : changes.get(command)
  if (enabled === undefined) return { problems: [help] }
  await setFlag(tx, { name, enabled, changedName: null, now: new Date() })
  return { lines: [`${name} er ${words((await readFlags(tx))[name])}.`] }
}

await runForOperator((database) => {
  const [command, name] = parseArgs({ allowPositionals: true }).positionals
  return database.run(operator, (tx) => changeFlag(tx, command, name))
})
