import { actOn, type Signing, signApplication } from './sign-application.ts'

/** Takes an application for China over HTTP from its first page to the certificate on paper; returns its reference number. */
export async function issueOnPaper(people: Signing): Promise<number> {
  const referenceNumber = await signApplication(people, ['PAPER'])
  for (const action of ['print', 'confirm-print', 'issue'] as const) {
    await actOn(people.officer, referenceNumber, { action })
  }
  return referenceNumber
}
