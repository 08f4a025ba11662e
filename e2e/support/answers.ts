import { today } from '@eksport/domain'
import { templates } from '@eksport/domain/templates'
import { exampleContext, exampleSetup } from '@eksport/domain/testing'
import { type Answers, setAt } from '@eksport/forms'
import { smallest } from '@eksport/forms/testing'
import { daysFrom } from './open-days.ts'

const known = templates.find(({ id }) => id === exampleSetup.answers?.certificateTemplate)
if (known === undefined) throw new Error('The product does not have the template that the examples are for.')

/** The template of the journeys. */
export const template = known

const names = {
  'sender.contactPerson.firstName': 'Marte',
  'sender.contactPerson.lastName': 'Haugen',
  'sender.contactPerson.phoneNumber': '+4700000012',
  'sender.contactPerson.email': 'marte.haugen@midnattsol.example',
  'recipient.consignee.name': 'Shanghai Sample Seafood Trading Co Ltd',
  'recipient.consignee.address': '18 Example Road, Pudong',
  'recipient.placeOfDestination.city': 'Shanghai',
  'control.location.addressLine1': 'Fraktveien 9',
  'control.location.postalCode': '2060',
  'control.location.city': 'Gardermoen',
  'control.dispatchTime': '12:00',
  'transport.meansOfTransport': 'AIR',
  'transport.flightNumber': 'ZZ 4009',
  'transport.placeOfDispatch.value': 'Oslo lufthavn, Gardermoen',
  'packaging.numberOfPackages': 150,
  // Too warm for fresh fish: a finding that a caseworker must tick.
  'transport.temperatureRequirements.minTemperature': 0,
  'transport.temperatureRequirements.maxTemperature': 12,
}

/** The same as a draft in the API; the server adds who submits. */
export const draftAnswers = (now: string, others: Readonly<Record<string, string>> = {}): Answers =>
  setAt(completeAnswers(now, others), 'sender.submittingApplicant', undefined)

/** Answers that can be sent now: everything that the template requires, with realistic texts or the given ones. */
export const completeAnswers = (now: string, others: Readonly<Record<string, string>> = {}): Answers => {
  const values = {
    ...exampleSetup.values,
    ...names,
    ...daysFrom(now),
    // Two journeys send two consignments: the same goods would be reported as sent twice.
    netWeight: 2000 + Math.floor(Math.random() * 10_000) / 10,
    ...others,
  }
  const answers = {
    ...exampleSetup.answers,
    consignor: { organisationNumber: '310000043', internalReference: `F-${today(now)}` },
  }
  return smallest(template, { ...exampleSetup, context: { ...exampleContext, now }, answers, values })
}
