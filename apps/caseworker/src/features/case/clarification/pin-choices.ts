import {
  type Application,
  allLinesFact,
  applicationEntries,
  entryTexts,
  type FactContext,
  type FactEntry,
  type FactGroup,
  lineEntries,
  lineOf,
  type Pin,
  pinWords,
} from '@eksport/domain'

/** A place that a question can be about, with the exporter's answer there. */
export interface PinChoice {
  readonly key: string
  readonly pin: Pin
  readonly label: string
  readonly value: string
}

/** Places under one heading: a group of facts, or a product line, which is named by its first choice. */
export interface PinGroup {
  readonly key: string
  readonly of: FactGroup | { readonly line: string }
  readonly choices: readonly PinChoice[]
}

/** The key of a place; equal places have equal keys. */
export const pinKey = (pin: Pin): string => `${lineOf(pin) ?? ''} ${pin.fact ?? ''}`

const groups: readonly FactGroup[] = [
  'format',
  'sender',
  'recipient',
  'control',
  'transport',
  'temperature',
  'retrieval',
]

/**
 * Answers that a question cannot unlock: changing the first choices would make another application, and the parties come from registers.
 */
const fixed: ReadonlySet<string> = new Set([
  'applicationFormat',
  'certificateTemplate',
  'countryOfDestination',
  'consignor.organisationName',
  'sender.submittingApplicant.organisationName',
])

const isFixed = ({ group, id }: FactEntry) => group === 'application' || fixed.has(id)

function choice(pin: Pin, label: string, texts: readonly string[]): PinChoice {
  return { key: pinKey(pin), pin, label, value: texts.join(', ').replaceAll('\n', ', ') }
}

function answered(entries: readonly FactEntry[], answers: object, context: FactContext, pinOf: (fact: string) => Pin) {
  return entries.flatMap((entry): PinChoice[] => {
    const texts = entryTexts(entry, answers, context)
    return texts.length === 0 ? [] : [choice(pinOf(entry.id), entry.label[context.locale], texts)]
  })
}

/**
 * [ACT-08] Everything that a question about an application can be about: its answers, the answers of each line, whole lines, and all lines.
 */
export function pinGroups(application: Application, context: FactContext): readonly PinGroup[] {
  const { productLines: lines = [] } = application
  const { locale } = context
  const own = groups.map((group): PinGroup => {
    const entries = applicationEntries.filter((entry) => entry.group === group && !isFixed(entry))
    return { key: group, of: group, choices: answered(entries, application, context, (fact) => ({ fact })) }
  })
  const all: Pin = { fact: allLinesFact }
  const goods: PinGroup = { key: 'goods', of: 'goods', choices: [choice(all, pinWords(all, lines, locale), [])] }
  const lineGroups = lines.map((line): PinGroup => {
    const { id } = line
    const whole: Pin = { line: id }
    return {
      key: id,
      of: { line: id },
      choices: [
        choice(whole, pinWords(whole, lines, locale), []),
        ...answered(lineEntries, line, context, (fact) => ({ line: id, fact })),
      ],
    }
  })
  return [...own, ...(lines.length > 0 ? [goods] : []), ...lineGroups].filter(({ choices }) => choices.length > 0)
}

/** Keeps the choices whose label or answer contains every typed word. */
export function narrowed(all: readonly PinGroup[], typed: string): readonly PinGroup[] {
  const words = typed.toLocaleLowerCase('nb').split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  return all.flatMap((group) => {
    const heading = group.choices[0]?.label ?? ''
    const choices = group.choices.filter(({ label, value }) => {
      const text = `${typeof group.of === 'object' ? heading : ''} ${label} ${value}`.toLocaleLowerCase('nb')
      return words.every((word) => text.includes(word))
    })
    return choices.length > 0 ? [{ ...group, choices }] : []
  })
}
