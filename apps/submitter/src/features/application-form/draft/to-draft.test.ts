import { describe, expect, it } from 'vitest'
import { toDraft } from './to-draft.ts'

const start = {
  applicationType: 'HELSESERTIFIKAT',
  applicationFormat: 'STANDARD',
  certificateFormats: ['PAPER'],
  certificateTemplate: '1.1.100',
  countryOfDestination: 'CN',
  consignor: { organisationNumber: '310000019', internalReference: 'F-1' },
}

describe('[WIZ-17] what is saved of a form', () => {
  it('is the answers as they are', () => {
    const answers = { ...start, control: { dispatchDate: '2026-11-25', location: { city: 'Florø' } } }
    expect(toDraft(answers)).toEqual(answers)
  })

  it('leaves out what the server owns', () => {
    const stored = { referenceNumber: 4001, version: 7, actions: ['edit'], applicationStatus: 'UNDER_REGISTRERING' }
    const sender = {
      submittingApplicant: { organisationNumber: '310000019', organisationName: 'A' },
      contactPerson: { firstName: 'Kari' },
    }
    expect(toDraft({ ...start, ...stored, sender })).toEqual({
      ...start,
      sender: { contactPerson: { firstName: 'Kari' } },
    })
  })

  it.each([
    [
      'a half-typed weight',
      { productLines: [{ id: 'a', netWeight: '12,', lotNumber: 'L1' }] },
      { productLines: [{ id: 'a', lotNumber: 'L1' }] },
    ],
    [
      'a half-typed date',
      { control: { dispatchDate: '25.11', dispatchTime: '12:00' } },
      { control: { dispatchTime: '12:00' } },
    ],
    [
      'a wrong entry of a list',
      { productLines: [{ id: 'a', catchAreas: ['FAO27', 7] }] },
      { productLines: [{ id: 'a', catchAreas: ['FAO27'] }] },
    ],
    ['a line without its id', { productLines: [{ lotNumber: 'L1' }, { id: 'b' }] }, { productLines: [{ id: 'b' }] }],
    [
      'an unknown field',
      { transport: { teleport: true, placeOfLoading: 'Tromsø' } },
      { transport: { placeOfLoading: 'Tromsø' } },
    ],
  ])('saves the rest of a draft with %s', (_, wrong, saved) => {
    expect(toDraft({ ...start, ...wrong })).toEqual({ ...start, ...saved })
  })

  it.each(['countryOfDestination', 'certificateTemplate', 'consignor'])('waits while %s is missing', (key) => {
    expect(toDraft({ ...start, [key]: undefined })).toBeUndefined()
  })
})
