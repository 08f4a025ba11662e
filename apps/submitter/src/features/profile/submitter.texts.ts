import type { LocalizedText } from '@eksport/forms'

export const submitterTexts = {
  hint: {
    nb: 'Hit sender vi varsler om søknadene dine. Adressen slettes ett år etter at du sist lagret den.',
    nn: 'Hit sender vi varsel om søknadene dine. Adressa blir sletta eitt år etter at du sist lagra ho.',
    en: 'Notices about your applications go here. The address is deleted one year after you last saved it.',
  },
  askTitle: { nb: 'Vi mangler e-posten din.', nn: 'Vi manglar e-posten din.', en: 'We do not have your e-mail.' },
  ask: {
    nb: 'Uten den får du ikke varsler på e-post.',
    nn: 'Utan han får du ikkje varsel på e-post.',
    en: 'Without it you get no notices by mail.',
  },
  give: { nb: 'Legg inn e-post', nn: 'Legg inn e-post', en: 'Add e-mail' },
  confirmTitle: { nb: 'Er e-posten din riktig?', nn: 'Er e-posten din rett?', en: 'Is your e-mail correct?' },
  confirm: { nb: 'Ja, den er riktig', nn: 'Ja, han er rett', en: 'Yes, it is correct' },
  fallback: {
    nb: 'Virksomhet når ingen er valgt',
    nn: 'Verksemd når ingen er vald',
    en: 'Organisation when none is chosen',
  },
  fallbackHint: {
    nb: 'Gjelder på localhost og dev-verter, for adresser som ikke navngir noen virksomhet.',
    nn: 'Gjeld på localhost og dev-vertar, for adresser som ikkje namngir noka verksemd.',
    en: 'On localhost and dev hosts, for addresses that name no organisation.',
  },
  firstOrganisation: { nb: 'Den første i listen', nn: 'Den første i lista', en: 'The first in the list' },
  change: { nb: 'Endre', nn: 'Endre', en: 'Change' },
} as const satisfies Record<string, LocalizedText>
