import { describe, expect, it } from 'vitest'
import {
  asTakenBefore,
  begin,
  filled,
  formOf,
  notValidForm,
  prefilledIn,
  read,
  send,
  startServerOfForms,
  upload,
} from '../../testing/filled-forms.ts'
import { fillForm } from '../../testing/index.ts'

startServerOfForms()

// What else counts as nothing written, and what as something, is proof.
describe('[CRT-16] a form in which nobody has written', () => {
  it('is refused as it was handed out, and the file before it stays', async () => {
    const { params } = await begin()
    const handedOut = await formOf(params)
    const { id } = await upload(params, await fillForm(handedOut, filled))
    await expect(upload(params, handedOut)).rejects.toMatchObject({
      code: notValidForm,
      problem: { title: expect.stringContaining('skjemaet er ikke fylt ut') },
    })
    const { attachments, filledForms } = await read(params)
    expect(attachments?.map((one) => one.id)).toEqual([id])
    expect(filledForms?.[0]?.values).toMatchObject(filled)
  })

  it('is refused when it is sent, if it was taken in before, with what to do at its field', async () => {
    const { params } = await begin()
    const form = await formOf(params)
    await upload(params, await fillForm(form, filled))
    await asTakenBefore(params, await prefilledIn(form))
    await expect(send(params)).rejects.toMatchObject({
      code: notValidForm,
      issues: [{ path: 'attachments', code: 'formUntouched' }],
    })
    await upload(params, await fillForm(await formOf(params), filled))
    expect(await send(params)).toMatchObject({ decision: 'MANUAL' })
  })
})
