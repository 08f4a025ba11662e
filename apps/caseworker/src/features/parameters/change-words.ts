import type { Parameters, ProposedChange } from '@eksport/api'
import { type ChangedThing, formatDate, formatKroner, formatNumber, parameterBounds } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import type { Say } from '@eksport/portal/text/use-text.ts'
import { feeTexts, ruleTexts, parameterTexts as texts, unitTexts } from './parameters.texts.ts'

type Names = { readonly code: string; readonly names: LocalizedText }
const nameIn = (say: Say, all: readonly Names[] | undefined, code: string) => {
  const found = all?.find((one) => one.code === code)
  return found === undefined ? code : say(found.names)
}

/** A number as the reader's language writes it. */
export const numberWords = (say: Say, value: number): string =>
  say({ nb: formatNumber(value, 'nb'), nn: formatNumber(value, 'nn'), en: formatNumber(value, 'en') })

/** What a change is about, in words. */
export function thingWords(say: Say, change: ChangedThing, data: Parameters): string {
  const { subject } = change
  switch (change.kind) {
    case 'fee':
      return feeTexts[subject] === undefined ? subject : say(feeTexts[subject])
    case 'rule-parameter':
      return say(ruleTexts[change.subject])
    case 'auto-approve':
      return `${subject} ${nameIn(say, data.templates, subject)}`
    case 'code':
      return `${nameIn(say, data.lists.find(({ list }) => list === change.list)?.codes, subject)} (${subject})`
    case 'opening-hours':
      return hoursWords(say, subject, data)
    case 'office':
    case 'office-exception':
      return data.offices.find(({ code }) => code === subject)?.name ?? subject
    case 'public-holiday': {
      const name = change.value.name ?? data.holidays.find(({ code }) => code === subject)?.name
      return name === undefined ? subject : say({ nb: name.nb, nn: name.nn || name.nb, en: name.en || name.nb })
    }
  }
}

/** Opening hours by the offices that have them: they have no other name. */
export function hoursWords(say: Say, code: string, { offices }: Parameters): string {
  const names = offices.filter(({ active, openingHours }) => active && openingHours === code).map(({ name }) => name)
  const [first = code, ...others] = names
  return others.length > 1
    ? say(texts.hoursOfMany, { first, count: others.length })
    : say(texts.hoursOf, { names: [first, ...others].join(', ') })
}

const span = ({ open, close }: { readonly open: string; readonly close: string }) => `${open}–${close}`

export function parameterValue(say: Say, name: string, value: number): string {
  const bounds = Object.entries(parameterBounds).find(([one]) => one === name)?.[1]
  return bounds === undefined ? numberWords(say, value) : `${numberWords(say, value)} ${say(unitTexts[bounds.unit])}`
}

/** What it becomes, in words. */
export function valueWords(say: Say, change: ChangedThing): string {
  switch (change.kind) {
    case 'fee':
      return formatKroner(change.value)
    case 'rule-parameter':
      return parameterValue(say, change.subject, change.value)
    case 'auto-approve':
      return say(change.value ? texts.mayApprove : texts.mayNotApprove)
    case 'code':
      return say(change.value ? texts.inUse : texts.notInUse)
    case 'opening-hours':
      return [change.value.regular, ...change.value.seasons].map(span).join(', ')
    case 'office':
      return change.value.active
        ? [change.value.openingHours, change.value.address].filter(Boolean).join(', ')
        : say(texts.closedDown)
    case 'office-exception': {
      const { from, to, hours, name } = change.value
      const days = from === to ? formatDate(from) : `${formatDate(from)}–${formatDate(to)}`
      return `${days}: ${name.nb}, ${hours === undefined ? say(texts.closed) : span(hours)}`
    }
    case 'public-holiday':
      return say(change.value.observed ? texts.observed : texts.notObserved)
  }
}

/** Changes of some kinds, newest first. */
export const ofKinds = (changes: readonly ProposedChange[], kinds: readonly ChangedThing['kind'][]) =>
  changes.filter(({ change }) => kinds.includes(change.kind))
