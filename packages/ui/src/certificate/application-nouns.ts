import type { Nouns } from '../foundation/text/nouns.js'

/** The nouns for lists of applications. */
export const applicationNouns: Nouns = {
  one: { nb: 'søknad', nn: 'søknad', en: 'application' },
  many: { nb: 'søknader', nn: 'søknader', en: 'applications' },
  all: { nb: 'søknadene', nn: 'søknadene', en: 'the applications' },
}
