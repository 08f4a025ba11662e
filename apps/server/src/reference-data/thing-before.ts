import type { ChangedThing, NewReferenceChange, PlainDate, ThingBefore } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { mayApproveItselfOn, periodsOn, ruleParametersOn } from './settings.ts'

type CodeList = Extract<ChangedThing, { kind: 'code' }>['list']

/** The codes of a list that can be taken out of use. */
export const codesOf = (data: ReferenceData, list: CodeList) =>
  list === 'certificate-templates' ? data.templates : data[list]

/** The e-mail address for annulments of a country's authority. */
export const authorityMailOf = (data: ReferenceData, country: string) =>
  data['importing-authorities'].find(({ code }) => code === country)?.mail

const sameHours = (
  one: { readonly open: string; readonly close: string; readonly ordinaryUntil?: string | undefined },
  other: typeof one | undefined,
) => one.open === other?.open && one.close === other.close && one.ordinaryUntil === other.ordinaryUntil

type Standing = Pick<ThingBefore, 'isKnown' | 'isSame'>
const standing = <Thing>(thing: Thing | undefined, isSame: (thing: Thing) => boolean): Standing => ({
  isKnown: thing !== undefined,
  isSame: thing !== undefined && isSame(thing),
})

function standingOf(data: ReferenceData, change: ChangedThing, day: PlainDate): Standing {
  const { subject } = change
  switch (change.kind) {
    case 'fee': {
      const own = data.fees.filter(({ code }) => code === subject)
      const held = own.find(({ validFrom, validTo }) => validFrom <= day && (validTo ?? day) >= day)
      return standing(own[0], () => held?.amount === change.value)
    }
    case 'rule-parameter':
      return standing(ruleParametersOn(data, day)[change.subject], (value) => value === change.value)
    case 'auto-approve':
      return standing(
        data.templates.find(({ code }) => code === subject),
        ({ code }) => mayApproveItselfOn(data, code, day) === change.value,
      )
    case 'period': {
      const now = [periodsOn(data, day)[change.subject]].flat()
      return standing(now, () => now.join() === change.value.join())
    }
    case 'authority-mail':
      return standing(
        data.countries.find(({ code }) => code === subject),
        () => (authorityMailOf(data, subject) ?? '') === change.value.trim(),
      )
    case 'code':
      return standing(
        codesOf(data, change.list).find(({ code }) => code === subject),
        ({ active }) => active === change.value,
      )
    case 'opening-hours': {
      const { regular, seasons, leadMinutes } = change.value
      return standing(
        data['opening-hours'].find(({ code }) => code === subject),
        (known) =>
          (leadMinutes === undefined || known.leadMinutes === leadMinutes) &&
          (regular === undefined || sameHours(regular, known.regular)) &&
          (seasons === undefined || known.seasons.every(({ hours }, index) => sameHours(hours, seasons[index]))),
      )
    }
    case 'office': {
      const { active, openingHours, address } = change.value
      return standing(
        data['certificate-offices'].find(({ code }) => code === subject),
        (known) =>
          (active === undefined || known.active === active) &&
          (openingHours === undefined || known.openingHours === openingHours) &&
          (address === undefined || (known.address ?? '') === address.trim()),
      )
    }
    case 'office-exception':
      return standing(
        data['certificate-offices'].find(({ code }) => code === subject),
        () => false,
      )
    case 'public-holiday':
      return standing(
        [...data['public-holidays'], ...data.holidaysTakenAway].find(({ code }) => code === subject),
        ({ observed }) => observed === change.value.observed,
      )
  }
}

/** The state of a thing on the day from which a change is to hold, by which the change is validated. */
export function thingBefore(
  data: ReferenceData,
  { change, validFrom }: Pick<NewReferenceChange, 'change' | 'validFrom'>,
  today: PlainDate,
): ThingBefore {
  const day = validFrom < today ? today : validFrom
  const office = data['certificate-offices'].find(({ code }) => code === change.subject)
  return {
    today,
    ...standingOf(data, change, day),
    parameters: ruleParametersOn(data, day),
    periods: periodsOn(data, day),
    exceptionDays: new Set(change.kind === 'office-exception' ? office?.exceptions.map(({ date }) => date) : []),
    hoursCodes: new Set(data['opening-hours'].map(({ code }) => code)),
    holidays: new Set(data['public-holidays'].flatMap(({ on }) => ('monthDay' in on ? on.monthDay : []))),
  }
}
