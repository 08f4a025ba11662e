import { createApplication } from '@eksport/api'
import type { Application, ApplicationDraft } from '@eksport/domain'
import { aDraft, organisationNumber } from './a-draft.ts'
import type { LoggedIn } from './log-in.ts'

/** Creates a draft over HTTP as its exporter: the sample for China, or another one. */
export async function newDraft(
  { client }: LoggedIn,
  body: ApplicationDraft = aDraft(new Date()),
): Promise<Application> {
  const { application } = await client.call(createApplication, { params: { organisationNumber }, body })
  return application
}
