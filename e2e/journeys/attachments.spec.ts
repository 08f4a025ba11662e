import { uploadWidgetPage } from '@eksport/ui/testing'
import { draftAnswers } from '../support/answers.ts'
import { dot } from '../support/dot.ts'
import { createDraft } from '../support/drafts.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

test('[WIZ-16] [UPL-06] [UPL-08] what is attached to a draft is kept, a renamed file is refused at its field, and sending waits', async ({
  submitter,
}) => {
  const { referenceNumber } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  await submitter.goto(`/soeknader/${referenceNumber}/oppsummering`)
  const files = uploadWidgetPage(submitter.getByRole('group', { name: /^Vedlegg/ }))
  const send = submitter.getByRole('button', { name: 'Send inn', exact: true })
  // [EXP-03] It is on its way when the page goes; the next page sends it.
  await submitter.route('**/vedlegg', () => undefined)
  await files.pick({ name: 'bilde av merket.png', mimeType: 'image/png', buffer: dot })
  await expect(files.row('bilde av merket.png')).toBeVisible()
  await submitter.reload()
  await expect(files.row('bilde av merket.png')).toBeVisible()
  await submitter.unroute('**/vedlegg')
  await submitter.reload()
  await expect(files.row('bilde av merket.png')).toContainText('Lastet opp')
  await submitter.reload()
  await expect(files.row('bilde av merket.png')).toContainText('Lastet opp')

  // Its first bytes are those of a picture: only the server, which reads it whole, finds that it is not one.
  const broken = Buffer.concat([dot.subarray(0, 40), Buffer.alloc(400, 7)])
  await files.pick({ name: 'ødelagt.png', mimeType: 'image/png', buffer: broken })
  await expect(files.problem('ødelagt.png')).toHaveText(/filen kan ikke leses/)
  await expect(send).toBeDisabled()
  await inspect(submitter)
  await files.remove('ødelagt.png')
  await expect(send).toBeEnabled()
  // [EXP-07] In a window that is lower than the panel its button is in sight all the same.
  await submitter.setViewportSize({ width: 1280, height: 560 })
  await submitter.evaluate(() => window.scrollTo(0, 700))
  await expect(send).toBeInViewport({ ratio: 1 })
  await submitter.setViewportSize({ width: 1280, height: 900 })

  const deleted = submitter.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
  await files.remove('bilde av merket.png')
  await deleted
  await submitter.reload()
  await expect(submitter.getByRole('group', { name: /^Vedlegg/ })).toBeVisible()
  await expect(files.row('bilde av merket.png')).toBeHidden()
})
