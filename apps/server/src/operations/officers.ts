import { parseArgs } from 'node:util'
import { type OfficerRole, officerRoles } from '@eksport/domain'
import { endRole, insertRole, takeTurnAtRoles } from '../db/repositories/officer-roles.ts'
import { insertOfficer } from '../db/repositories/people.ts'
import { listStaff } from '../db/repositories/staff.ts'
import type { Transaction } from '../db/transaction.ts'
import { type CommandReport, operator, runForOperator } from './operator.ts'

const help = `Ansatte i databasen (DATABASE_URL, ellers den som npm start kjører). En rolle gjelder fra neste kall.
Roller: B saksbehandler, V signerer, L leder, A administrator.
  list                               alle, med roller
  add <id> <navn>                    gjør en ansatt kjent, med id-en fra innloggingen
  grant <id> <rolle> <begrunnelse>   gi en rolle
  withdraw <id> <rolle> <begrunnelse>  trekk en rolle tilbake`

const isRole = (word: string): word is OfficerRole => officerRoles.some((role) => role === word)

async function list(tx: Transaction, now: Date): Promise<CommandReport> {
  const staff = await listStaff(tx, now.toISOString().slice(0, 10))
  return {
    lines: staff.map(
      ({ id, name, roles }) => `${id}: ${name}, ${roles.map(({ role }) => role).join(' ') || 'ingen rolle'}`,
    ),
  }
}

async function add(tx: Transaction, id: string, name: string): Promise<CommandReport> {
  if (!(await insertOfficer(tx, id, name))) return { problems: [`Det finnes en person ${id} fra før.`] }
  return { lines: [`${name} kan logge inn, og leser til det er gitt en rolle.`] }
}

async function changeRole(tx: Transaction, words: readonly string[], now: Date): Promise<CommandReport> {
  const [command, personId = '', role = '', ...because] = words
  const reason = because.join(' ').trim()
  if (!isRole(role) || reason === '') return { problems: [help] }
  await takeTurnAtRoles(tx)
  const known = (await listStaff(tx, now.toISOString().slice(0, 10))).some(({ id }) => id === personId)
  if (!known) return { problems: [`Det finnes ingen ansatt ${personId}.`] }
  const change = { personId, role, by: null, reason, now }
  const done = await (command === 'grant' ? insertRole(tx, change) : endRole(tx, change))
  return done ? list(tx, now) : { problems: [`Rollen ${role} er slik fra før.`] }
}

/** [ADM-04] Registers officers, and gives and takes roles; needed as long as there is no administrator. */
await runForOperator((database) => {
  const words = parseArgs({ allowPositionals: true }).positionals
  const [command, id, name] = words
  const now = new Date()
  return database.run(operator, async (tx) => {
    if (command === 'list') return list(tx, now)
    if (command === 'add' && id !== undefined && name !== undefined) return add(tx, id, words.slice(2).join(' '))
    if (command === 'grant' || command === 'withdraw') return changeRole(tx, words, now)
    return { problems: [help] }
  })
})
