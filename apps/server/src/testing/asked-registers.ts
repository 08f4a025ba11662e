import { createApplication, type SendAnswer, sendApplication, validateApplication } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { afterEach, expect, vi } from 'vitest'
import { organisationNumber } from './a-draft.ts'
import { aDraft, aDraftForTheUsa } from './index.ts'
import { database, exporter, startSharedServer } from './shared-server.ts'

/** Creates and sends a draft. */
export async function send(
  body: ApplicationDraft,
  person = exporter,
  organisation = organisationNumber,
): Promise<SendAnswer> {
  const { application } = await person.client.call(createApplication, {
    params: { organisationNumber: organisation },
    body,
  })
  const params = { organisationNumber: organisation, referenceNumber: application.referenceNumber }
  return person.client.call(sendApplication, { params, body: {}, ifMatch: application.version })
}

export const codesOf = async (body: ApplicationDraft) => {
  const { errors } = await exporter.client.call(validateApplication, { body })
  return errors.map(({ code, severity }) => `${code} ${severity}`)
}

/** Fresh salmon to the United States on paper, without a signer. */
export const forTheUsa = (overrides: Partial<ApplicationDraft> = {}) => aDraftForTheUsa(new Date(), overrides)

export const setDraw = (share: number) =>
  database.query(
    `insert into reference_settings (name, subject, valid_from, value) values ('control-draw', '', '2020-01-03', $1)
     on conflict (name, subject, valid_from) do update set value = excluded.value`,
    [JSON.stringify({ share, seed: 'tests' })],
  )

/** Retries until the running server has picked up the change, for which it checks every second. */
export const untilTaken = (isTaken: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isTaken(), 'the change is taken').toBe(true), { interval: 100 })

export const putUp = () => database.query('delete from demonstration_outages')

export function fromSite(siteNumber: number): ApplicationDraft {
  const draft = aDraft(new Date())
  const lines = (draft.productLines ?? []).map((line) => ({
    ...line,
    slaughterInformation: line.slaughterInformation?.map((slaughter) => ({ ...slaughter, siteNumber })),
  }))
  return { ...draft, productLines: lines }
}

export function startServerOfRegisters(): void {
  startSharedServer()
  afterEach(putUp)
}
