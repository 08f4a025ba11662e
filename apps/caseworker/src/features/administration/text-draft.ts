import type { ManagedText, WrittenVersion } from '@eksport/api'
import type { WrittenText, WrittenTextKind } from '@eksport/domain'

/** The version in force on a day; if none is yet, the first that will be. */
export function holding({ versions }: ManagedText, day: string): WrittenVersion | undefined {
  return versions.findLast(({ validFrom }) => validFrom === undefined || validFrom <= day) ?? versions[0]
}

/** The first version that is not in force yet. */
export const coming = ({ versions }: ManagedText, day: string): WrittenVersion | undefined =>
  versions.find(({ validFrom }) => validFrom !== undefined && validFrom > day)

const nothing = { nb: '', nn: '', en: '' }

/** A draft of a text's next version: the content of the latest one, from today. */
export function beginText(text: ManagedText | undefined, kind: WrittenTextKind, day: string): WrittenText {
  const last = text?.versions.at(-1)
  return {
    names: last?.names ?? nothing,
    ...(kind === 'PHRASE' && { texts: last?.texts ?? nothing }),
    ...(last?.office !== undefined && { office: last.office }),
    active: last?.active ?? true,
    validFrom: day,
  }
}

/** The draft as it is saved. */
export function readText({ names, texts, ...rest }: WrittenText): WrittenText {
  const trimmed = ({ nb, nn, en }: WrittenText['names']) => ({ nb: nb.trim(), nn: nn.trim(), en: en.trim() })
  return { ...rest, names: trimmed(names), ...(texts && { texts: trimmed(texts) }) }
}
