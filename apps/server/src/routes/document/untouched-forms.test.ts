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
})

describe('[CRT-16] a form with empty boxes that its template requires', () => {
  const without = ['box-I-5', 'table-I-25-1-species', 'clause-II-2']
  const incomplete = Object.fromEntries(Object.entries(filled).filter(([name]) => !without.includes(name)))

  it('is refused with their captions and pages, and at sending if it was taken in before', async () => {
    const { params } = await begin()
    const form = await formOf(params)
    await expect(upload(params, await fillForm(form, incomplete))).rejects.toMatchObject({
      code: notValidForm,
      problem: {
        title:
          'utfylt.pdf ble ikke lagt til - fyll ut også: I.5 Consignee (side 1), I.25 Species (rad 1, side 2), II.2 The exporter has declared to know the … (side 3).',
      },
    })
    expect((await read(params)).attachments).toEqual([])
    await upload(params, await fillForm(form, filled))
    await asTakenBefore(params, { ...(await prefilledIn(form)), ...incomplete })
    await expect(send(params)).rejects.toMatchObject({
      code: notValidForm,
      issues: [
        {
          path: 'attachments',
          code: 'formIncomplete',
          params: { boxes: 'I.5 Consignee, I.25 Species (1), II.2 The exporter has declared to know the …' },
        },
      ],
    })
  })
})
