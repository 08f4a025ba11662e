import { parseArgs } from 'node:util'
import { organisationNumberSchema, plainDateSchema, today } from '@eksport/domain'
import {
  listOrganisations,
  listUndelegated,
  removeDelegation,
  saveDelegation,
  saveOrganisation,
} from '../db/repositories/delegations.ts'
import { findPerson } from '../db/repositories/people.ts'
import type { Transaction } from '../db/transaction.ts'
import { type CommandReport, operator, runForOperator } from './operator.ts'

const help = `Foretak i databasen, og hvem som handler for dem (DATABASE_URL, ellers den som npm start kjører).
En rett gjelder fra neste kall.
  list                                           alle foretak, med personer, og innsendere uten foretak
  add <orgnr> <navn> [--address <adresse>]       registrer et foretak, eller rett navn og adresse
  grant <id> <orgnr> [--from <dag>] [--to <dag>]  la en innsender handle for et foretak
  withdraw <id> <orgnr>                          trekk retten tilbake
Id-en er den fra innloggingen: en innsender som har logget inn én gang, står i listen.`

const options = { address: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } } as const

interface Asked {
  readonly positionals: readonly string[]
  readonly values: { readonly address?: string; readonly from?: string; readonly to?: string }
}

const refuse = (...problems: readonly string[]): CommandReport => ({ problems })

const isNumber = (word: string) => organisationNumberSchema.safeParse(word).success
const isDay = (word: string) => plainDateSchema.safeParse(word).success

async function list(tx: Transaction): Promise<CommandReport> {
  const known = await listOrganisations(tx)
  const waiting = await listUndelegated(tx)
  return {
    lines: [
      ...known.flatMap(({ organisationNumber, name, people }) => [
        `${organisationNumber}: ${name}`,
        ...people.map(
          (one) => `  ${one.personId}: ${one.name}, fra ${one.validFrom}${one.validTo ? ` til ${one.validTo}` : ''}`,
        ),
      ]),
      ...waiting.map(({ id, name }) => `uten foretak: ${id}: ${name}`),
    ],
  }
}

async function add(tx: Transaction, { positionals, values }: Asked): Promise<CommandReport> {
  const [, organisationNumber = '', ...words] = positionals
  const name = words.join(' ').trim()
  if (name === '') return refuse(help)
  if (!isNumber(organisationNumber)) return refuse(`${organisationNumber} er ikke et organisasjonsnummer (ni siffer).`)
  await saveOrganisation(tx, { organisationNumber, name, ...(values.address && { address: values.address }) })
  return list(tx)
}

async function change(tx: Transaction, { positionals, values }: Asked, now: Date): Promise<CommandReport> {
  const [command, personId = '', organisationNumber = ''] = positionals
  const { from = today(now.toISOString()), to } = values
  const unread = [from, ...(to === undefined ? [] : [to])].find((day) => !isDay(day))
  if (unread !== undefined) return refuse(`${unread} er ikke en dag (ÅÅÅÅ-MM-DD).`)
  if (to !== undefined && to < from) return refuse(`Retten ender ${to}, før den begynner ${from}.`)
  const person = await findPerson(tx, personId)
  if (person?.audience !== 'submitter')
    return refuse(`Det finnes ingen innsender ${personId}. Personen må ha logget inn én gang.`)
  const known = (await listOrganisations(tx)).some((one) => one.organisationNumber === organisationNumber)
  if (!known) return refuse(`Foretaket ${organisationNumber} er ikke registrert. Bruk add først.`)
  if (command === 'grant') {
    await saveDelegation(tx, { personId, organisationNumber, validFrom: from, validTo: to ?? null })
    return list(tx)
  }
  const done = await removeDelegation(tx, { personId, organisationNumber })
  return done ? list(tx) : refuse(`${person.name} handler ikke for ${organisationNumber}.`)
}

/** [AUT-03] Registers organisations, and says who may act for them, as long as no register of rights is connected. */
await runForOperator((database) => {
  const asked: Asked = parseArgs({ allowPositionals: true, options })
  const [command] = asked.positionals
  return database.run(operator, async (tx) => {
    if (command === 'list') return list(tx)
    if (command === 'add') return add(tx, asked)
    if (command === 'grant' || command === 'withdraw') return change(tx, asked, new Date())
    return refuse(help)
  })
})
