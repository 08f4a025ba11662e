import {
  type Contact,
  getOfficer,
  getSubmitter,
  listReportees,
  listRepresentedExporters,
  saveOfficerMail,
  saveSubmitterMail,
} from '@eksport/api'
import { today } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { readFlags } from '../../db/repositories/flags.ts'
import { keepLocale } from '../../db/repositories/notice-settings.ts'
import { findPerson, listDelegated, listRepresented, saveMail } from '../../db/repositories/people.ts'
import type { Transaction } from '../../db/transaction.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'
import { requireLevel } from '../../standing/require-right.ts'

/** The person of the profile, and their login level. */
interface Own {
  readonly tx: Transaction
  readonly session: Pick<ActiveSession, 'person' | 'level'>
}

/** The person's contact details for notices. */
export async function ownContact({ tx, session: { person, level } }: Own): Promise<Contact> {
  const known = await findPerson(tx, person.id)
  if (known === undefined) throw new Refusal('NOT_FOUND')
  const { mail = null, mailUpdated: lastUpdated = null } = known
  return { mail, lastUpdated, authenticationLevel: level }
}

interface Saving extends Own {
  /** The language in which the person uses the portal. */
  readonly locale: Locale
  readonly now: Date
}

/** [AUT-06] [ACT-13] Sets, confirms or removes the e-mail address. */
export async function saveOwnContact(own: Saving, mail: string | null): Promise<Contact> {
  const { tx, session, locale, now } = own
  requireLevel(session)
  await saveMail(tx, session.person.id, mail, now)
  if (mail !== null) await keepLocale(tx, session.person.id, locale)
  return ownContact(own)
}

export const getOfficerRoute = route(getOfficer, async (call) => ({ body: await ownContact(call) }))

export const getSubmitterRoute = route(getSubmitter, async (call) => ({ body: await ownContact(call) }))

export const listReporteesRoute = route(listReportees, async ({ tx, session, now }) => {
  const organisations = await listDelegated(tx, session.person.id, today(now.toISOString()))
  return {
    body: organisations.map(({ organisationNumber, name, organisationForm, address }) => ({
      organizationNumber: organisationNumber,
      brreg: {
        name,
        organizationNumber: organisationNumber,
        ...(organisationForm === undefined ? {} : { organizationForm: organisationForm }),
        ...(address === undefined ? {} : { address }),
      },
    })),
  }
})

export const listRepresentedExportersRoute = route(listRepresentedExporters, async ({ tx, params }) => ({
  body: await listRepresented(tx, params.organisationNumber),
}))

export const saveOfficerMailRoute = route(saveOfficerMail, async (call) => ({
  body: await saveOwnContact(call, call.body.mail),
}))

/** [AUT-06] [RTE-21] Only while the registration of exporters is enabled. */
export const saveSubmitterMailRoute = route(saveSubmitterMail, async (call) => {
  const { submitterRegistration } = await readFlags(call.tx)
  if (!submitterRegistration) throw new Refusal('NOT_FOUND')
  return { body: await saveOwnContact(call, call.body.mail) }
})
