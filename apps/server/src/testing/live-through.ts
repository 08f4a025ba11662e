import { setTimeout as sleep } from 'node:timers/promises'
import { createApplication, getApplication, uploadAttachment } from '@eksport/api'
import { aDraft } from './a-draft.ts'
import { issueOnPaper } from './issue-on-paper.ts'
import { type LoggedIn, logIn } from './log-in.ts'
import type { OwnProduct } from './own-product.ts'
import { aPdf, aPdfThatSays } from './sample-files.ts'
import { actOn, signApplication } from './sign-application.ts'
import { eicar } from './start-scanner.ts'

const organisationNumber = '310000043'
const patience = 240_000

/** Attaches a file to a draft, and waits until it is scanned. */
async function attach({ client }: LoggedIn, name: string, content: Buffer): Promise<void> {
  const { application } = await client.call(createApplication, {
    params: { organisationNumber },
    body: aDraft(new Date()),
  })
  const params = { organisationNumber, referenceNumber: application.referenceNumber }
  const attachment = [new File([new Uint8Array(content)], name)]
  const { id } = await client.call(uploadAttachment, {
    params,
    body: { attachment, attachmentType: 'APPLICATION_ATTACHMENT' },
  })
  for (const until = Date.now() + patience; Date.now() < until; await sleep(200)) {
    const found = (await client.call(getApplication, { params })).application.attachments?.find((one) => one.id === id)
    if (found?.scan !== 'WAITING') return
  }
  throw new Error(`Nobody has scanned ${name}`)
}

/** A series of acts over HTTP on a product with a scanner: both kinds of issues, a hand-out at the desk, and scanned files. */
export async function liveThrough(product: OwnProduct): Promise<void> {
  const exporter = await logIn(product, 'submitter', 'demo-ingrid-solheim')
  const officer = await logIn(product, 'caseworker', 'demo-kari-nordli')
  const signer = await logIn(product, 'caseworker', 'demo-henrik-dahl')
  const people = { exporter, officer, signer }
  await signApplication(people, ['E_CERT'])
  const onPaper = await issueOnPaper(people)
  await actOn(officer, onPaper, { action: 'hand-out', collectedBy: 'Ola Nordmann' })
  await attach(exporter, 'avtale.pdf', await aPdf())
  await attach(exporter, 'smittet.pdf', await aPdfThatSays(eicar))
}
