import { type LoggedIn, logIn, type Signing } from '@eksport/server/testing/people'
import { addressOf } from './addresses.ts'

/** Everybody needed for a certificate, over HTTP without pages, for what precedes a journey. */
export interface People extends Signing {
  readonly leader: LoggedIn
}

/** Logs them in over HTTP. */
export const logPeopleIn = async (): Promise<People> => {
  const server = { submitterUrl: addressOf('submitter'), caseworkerUrl: addressOf('caseworker') }
  return {
    exporter: await logIn(server, 'submitter', 'demo-ingrid-solheim'),
    officer: await logIn(server, 'caseworker', 'demo-kari-nordli'),
    signer: await logIn(server, 'caseworker', 'demo-henrik-dahl'),
    leader: await logIn(server, 'caseworker', 'demo-solveig-moen'),
  }
}
