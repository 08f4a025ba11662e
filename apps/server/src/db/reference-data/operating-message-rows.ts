import { instantSchema } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { z } from 'zod'

const textsSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

const messageSchema = z.looseObject({
  id: z.string(),
  level: z.enum(['ERROR', 'WARNING', 'INFO']),
  title: textsSchema.optional(),
  texts: textsSchema,
  hideable: z.boolean().optional(),
  validFrom: instantSchema,
  validTo: instantSchema.nullish(),
})

const titles: Readonly<Record<'ERROR' | 'WARNING' | 'INFO', LocalizedText>> = {
  ERROR: { nb: 'Driftsforstyrrelse', nn: 'Driftsforstyrring', en: 'Disruption' },
  WARNING: { nb: 'Viktig melding', nn: 'Viktig melding', en: 'Important message' },
  INFO: { nb: 'Til informasjon', nn: 'Til informasjon', en: 'For information' },
}

export function operatingMessageRows(content: unknown, now: Date) {
  return z
    .array(messageSchema)
    .parse(content)
    .map(({ id, level, title, texts, hideable, validFrom, validTo }) => ({
      id,
      type: level,
      hideable: hideable ?? level !== 'ERROR',
      title: title ?? titles[level],
      description: texts,
      effectiveFrom: new Date(validFrom),
      expiresAt: validTo == null ? null : new Date(validTo),
      lastUpdated: now,
    }))
}
