import { type LoggedIn, logIn, type Signing } from '@eksport/server/testing/people'
import { addressOf } from './addresses.ts'

/** Everybody whom a certificate needs, without a page: they do what lies before a journey. */
export interface People extends Signing {
  readonly leader: LoggedIn
}

/** Logs them in over HTTP, as their browsers would. */
export const logPeopleIn = async (): Promise<People> => {
  const server = { submitterUrl: addressOf('submitter'), caseworkerUrl: addressOf('caseworker') }
  return {
    exporter: await logIn(server, 'submitter', 'demo-ingrid-solheim'),
    officer: await logIn(server, 'caseworker', 'demo-kari-nordli'),
    signer: await logIn(server, 'caseworker', 'demo-henrik-dahl'),
    leader: await logIn(server, 'caseworker', 'demo-solveig-moen'),
  }
}
