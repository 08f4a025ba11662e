import type { Consent } from '@eksport/forms'

/** A declaration that was given to the text of a template; to the Chinese one's unless told otherwise. */
export const given = (template = '1.1.100', textVersion = 2): Consent => ({ given: true, template, textVersion })
