import { getCase, saveApplication } from '@eksport/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillWhole } from '../../testing/fill-form.ts'
import {
  aBritishDraft,
  appendixOf,
  asTakenBefore,
  begin,
  filled,
  formOf,
  incompleteRefusal,
  notValidForm,
  type Params,
  prefilledIn,
  read,
  send,
  untouchedRefusal,
  upload,
} from '../../testing/filled-forms.ts'
import { fillForm } from '../../testing/index.ts'
import { exporter, officer, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer()

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

describe('[CRT-16] what counts as nothing written', () => {
  let begun: Params
  let handedOut: Uint8Array
  let kept: string

  beforeAll(async () => {
    begun = (await begin()).params
    handedOut = await formOf(begun)
    kept = (await upload(begun, await fillForm(handedOut, filled))).id
  })

  it.each<[string, (form: Uint8Array) => Promise<Uint8Array>]>([
    ['opened and saved by a program', (form) => fillForm(form, {})],
    ['with nothing but spaces', (form) => fillForm(form, { 'box-I-5': ' \n\u00a0\t', 'box-I-13': '\u200b\u00ad' })],
    [
      'with its prefilled text broken otherwise',
      async (form) =>
        fillForm(form, { 'box-I-1': ((await prefilledIn(form))['box-I-1'] ?? '').replaceAll('\n', ' \r ') }),
    ],
    ['with a prefilled box emptied', (form) => fillForm(form, { 'box-I-18': '' })],
  ])('%s is refused, and the file before it stays', async (_, change) => {
    await expect(upload(begun, await change(handedOut))).rejects.toMatchObject(untouchedRefusal)
    const { attachments, filledForms } = await read(begun)
    expect(attachments?.map((one) => one.id)).toEqual([kept])
    expect(filledForms?.[0]?.values).toMatchObject(filled)
  })

  it('is refused also when what it was filled in with has changed since', async () => {
    const { params, draft } = await begin()
    const form = await formOf(params)
    const temperatureRequirements = { minTemperature: 0, maxTemperature: 4 }
    const body = { ...draft, pdfCertificateDetails: { ...draft.pdfCertificateDetails, temperatureRequirements } }
    await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    await expect(upload(params, form)).rejects.toMatchObject(untouchedRefusal)
    // One tick is somebody's.
    const ticked = await fillForm(form, { 'clause-II-1': 'X' })
    await expect(upload(params, ticked)).rejects.toMatchObject(incompleteRefusal)
  })

  it('is none when it brings what was written before; what was prefilled then follows the application', async () => {
    const { params, draft } = await begin()
    await upload(params, await fillForm(await formOf(params), filled))
    const temperatureRequirements = { minTemperature: 0, maxTemperature: 4 }
    const body = { ...draft, pdfCertificateDetails: { ...draft.pdfCertificateDetails, temperatureRequirements } }
    await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    const again = await formOf(params)
    expect(await prefilledIn(again)).toMatchObject({ 'box-I-5': filled['box-I-5'], 'box-I-18': '0 °C to 4 °C' })
    await upload(params, again)
    expect((await read(params)).formDifferences).toBeUndefined()
    const emptied = Object.fromEntries(Object.keys(filled).map((name) => [name, '']))
    await expect(upload(params, await fillForm(again, emptied))).rejects.toMatchObject(untouchedRefusal)
  })

  it('of an appendix is refused, and taken when its rows are whole', async () => {
    const { params } = await begin(aBritishDraft())
    const appendix = await appendixOf(params)
    const type = 'HEALTH_CERTIFICATE_DRAFT_APPENDIX'
    await expect(upload(params, appendix, type)).rejects.toMatchObject(untouchedRefusal)
    expect((await read(params)).attachments).toEqual([])
    const incomplete = { 'table-A-1-1-origin': 'Site 10790', 'table-A-1-1-health': 'Tested negative' }
    await expect(upload(params, await fillForm(appendix, incomplete), type)).rejects.toMatchObject({
      code: notValidForm,
      problem: { title: 'utfylt.pdf ble ikke lagt til - fyll ut også: A.1 Treatment before dispatch (rad 1, side 1).' },
    })
    await upload(params, await fillWhole(appendix), type)
  })

  it('cannot be ruled out of a file that was never read: it is refused when it is sent', async () => {
    const { params } = await begin()
    await upload(params, await fillForm(await formOf(params), filled))
    await asTakenBefore(params, undefined)
    await expect(send(params)).rejects.toMatchObject({ issues: [{ path: 'attachments', code: 'formOutdated' }] })
  })
})

describe('[CRT-16] a form that was taken in before it was checked', () => {
  it('is refused when it is sent, if nobody has written in it, with what to do at its field', async () => {
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

  it('is an officer’s to tick where a number cannot be read, and what an older one left empty', async () => {
    const { params } = await begin()
    await upload(params, await fillForm(await formOf(params), { ...filled, 'table-I-25-1-netWeight': 'about half' }))
    await send(params)
    const found = async () => {
      const { validation } = await officer.client.call(getCase, { params: { referenceNumber: params.referenceNumber } })
      return validation.errors.map(({ code, severity, message }) => [code, severity, message])
    }
    const unreadable = 'Kan ikke leses som tall i skjemaet: I.25 Net weight kg (rad 1, side 2).'
    expect(await found()).toEqual([['FILLED_FORM_INCOMPLETE', 'MANUAL_PROCESSING', unreadable]])
    await asTakenBefore(params, { ...(await read(params)).filledForms?.[0]?.values, 'box-I-11': ' ' })
    expect(await found()).toEqual([
      [
        'FILLED_FORM_INCOMPLETE',
        'MANUAL_PROCESSING',
        `Ikke fylt ut i skjemaet: I.11 Place of dispatch (side 1). ${unreadable}`,
      ],
    ])
  })
})
