import { type Locale, locales } from '@eksport/forms'
import type { FastifyRequest } from 'fastify'

interface Wish {
  readonly language: string
  readonly weight: number
}

function wishOf(part: string): Wish {
  const [language = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { language, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
}

/** Bokmål for 'no', which does not say which kind of Norwegian. */
function localeOf(language: string): Locale | undefined {
  const [primary] = language.split('-')
  return locales.find((locale) => locale === (primary === 'no' ? 'nb' : primary))
}

/** The language that a caller asks for with `Accept-Language` (RFC 9110); bokmål if it asks for none of ours. */
export function preferredLocale({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const wishes = (headers['accept-language'] ?? '').split(',').map(wishOf)
  const ordered = wishes.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  for (const { language } of ordered) {
    const locale = localeOf(language)
    if (locale !== undefined) return locale
  }
  return 'nb'
}
