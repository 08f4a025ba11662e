import { factsOf } from '../register.ts'
import { type Finding, onApplication, onLines, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'varelinjer'
const norway = 'NO'

function countries({ lines }: RuleSubject): Set<string> {
  const found = lines.flatMap(({ line }) => {
    const { isUnauthorized, approvalNumber, unauthorizedEstablishmentInfo } = line.productionEstablishment ?? {}
    if (isUnauthorized) return unauthorizedEstablishmentInfo?.country ?? []
    return approvalNumber === undefined ? [] : norway
  })
  return new Set(found)
}

function approvalNumbers({ lines }: RuleSubject): Set<string> {
  return new Set(lines.flatMap(({ line }) => line.productionEstablishment?.approvalNumber ?? []))
}

const box = /\b(post)?boks\b|\bp\.?\s?o\.?\s?box\b/i
/** A name followed by a number: '4', '12B', '12-14', '12A/B'. */
const nameAndNumber = /\p{L}.*\s\d{1,3}\s?\p{L}?(?:\s?[-–/]\s?(?:\d{1,3}\s?\p{L}?|\p{L}))?$/u

/** Whether an address has a street: a name with a number or a range of numbers, unlike a post box or a place. A four-digit number is a postal code. */
export function hasStreet(address: string): boolean {
  const street = address.split(',')[0] ?? ''
  return !box.test(street) && nameAndNumber.test(street.trim())
}

function withoutStreet({ application, context, lines }: RuleSubject): Finding[] {
  const known = factsOf(context.registers, 'establishments') ?? {}
  const producers = lines.flatMap(({ line }) => {
    const { isUnauthorized, approvalNumber, unauthorizedEstablishmentInfo } = line.productionEstablishment ?? {}
    if (isUnauthorized) return [unauthorizedEstablishmentInfo ?? {}]
    return approvalNumber !== undefined && Object.hasOwn(known, approvalNumber) ? (known[approvalNumber] ?? []) : []
  })
  const { organisationName, address } = application.consignor
  const named = [{ name: organisationName, address }, ...producers].filter(
    (party) => party.address !== undefined && !hasStreet(party.address),
  )
  return [...new Set(named.map(({ name, address: street }) => name ?? street ?? ''))].map((name) => ({
    params: { name },
  }))
}

const approvalNumber = 'productLines.productionEstablishment.approvalNumber'
const country = 'productLines.productionEstablishment.unauthorizedEstablishmentInfo.country'

/** A registered producer needs a number, any other a country. */
export const isOfRegister: NonNullable<Rule['concerns']> = ({ productionEstablishment }, answer) =>
  answer === approvalNumber || answer === country
    ? (productionEstablishment?.isUnauthorized === true) === (answer === country)
    : true

/** Rules about the producer. */
export const establishmentRules: readonly Rule[] = [
  {
    code: 'FOREIGN_PROCESSING_ESTABLISHMENT',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(({ productionEstablishment }, { label }) => {
      if (productionEstablishment?.isUnauthorized !== true) return undefined
      const country = productionEstablishment.unauthorizedEstablishmentInfo?.country
      return { country: country ? label('countries', country) : '–' }
    }),
    needs: [approvalNumber],
    concerns: isOfRegister,
  },
  {
    code: 'PRODUCTION_ESTABLISHMENTS_NOT_FROM_SAME_COUNTRY',
    severity: 'CRITICAL',
    step,
    find: onApplication((subject) => countries(subject).size > 1),
    needs: [approvalNumber, country],
    concerns: isOfRegister,
  },
  {
    code: 'PROCESSING_ESTABLISHMENTS_NOT_EQUAL',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onApplication((subject) => approvalNumbers(subject).size > 1),
    needs: [approvalNumber],
    concerns: isOfRegister,
    isDemanded: (asked) => asked.singleEstablishment === true,
  },
  {
    code: 'STREET_ADDRESS_MISSING',
    severity: 'WARNING',
    step,
    find: withoutStreet,
    needs: [approvalNumber],
    concerns: isOfRegister,
    register: 'establishments',
    isDemanded: (asked) => asked.streetAddress === true,
  },
]
