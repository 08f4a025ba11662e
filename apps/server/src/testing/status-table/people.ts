import type { Role } from '@eksport/domain'
import type { Client } from 'pg'
import { giveRoles } from '../give-roles.ts'
import { type LoggedIn, logIn } from '../log-in.ts'
import type { TestServer } from '../start-server.ts'

/** The applicant of all cases in these tests. */
export const organisation = { organisationNumber: '310000043', name: 'Midnattsol Testlaks AS' }
export const exporterId = 'demo-ingrid-solheim'
/** Acts for the applicant as well, and has a mail address. */
export const mailedExporterId = 'demo-marte-haugen'

const kari = { id: 'demo-kari-nordli', name: 'Kari Nordli', office: 'KLOEFTA' }
const henrik = { id: 'demo-henrik-dahl', name: 'Henrik Dahl', office: 'KLOEFTA' }
const solveig = { id: 'demo-solveig-moen', name: 'Solveig Moen', office: 'BERGEN' }

/** Roles that people have. */
export type PersonRole = Exclude<Role, 'S'>
export type Officer = typeof kari

/** One officer per role. */
export const officers = { B: kari, V: henrik, L: solveig } as const

/** The owner of the case that a role acts on; signers, exporters and the system get their caseworker's. */
export const ownerFor = (role: Role): Officer => (role === 'L' ? solveig : kari)
/** Another officer who may have cases. */
export const anotherThan = ({ id }: Officer): Officer => (id === kari.id ? solveig : kari)

/** Logs everybody in, each with one role: the demonstration's leader is also a caseworker. */
export async function logInEach(server: TestServer, owner: Client): Promise<Readonly<Record<PersonRole, LoggedIn>>> {
  await giveRoles(owner, solveig.id, 'L')
  return {
    I: await logIn(server, 'submitter', exporterId),
    B: await logIn(server, 'caseworker', kari.id),
    V: await logIn(server, 'caseworker', henrik.id),
    L: await logIn(server, 'caseworker', solveig.id),
  }
}
