import type { LocalizedText } from '@eksport/forms'

/** [ACT-07] Texts about why a person decides, and about what was checked. */
export const decisionTexts = {
  automatic: {
    nb: 'Søknaden ble godkjent automatisk. Kontrollen fant ingenting som en saksbehandler må vurdere.',
    nn: 'Søknaden vart godkjend automatisk. Kontrollen fann ingenting som ein saksbehandlar må vurdere.',
    en: 'The application was approved automatically. The check found nothing for a caseworker to assess.',
  },
  manual: {
    nb: 'Søknaden ble ikke godkjent automatisk fordi:',
    nn: 'Søknaden vart ikkje godkjend automatisk fordi:',
    en: 'The application was not approved automatically because:',
  },
  /** For reasons that are not among the findings above them. */
  manualBesides: {
    nb: 'Søknaden ble heller ikke godkjent automatisk fordi:',
    nn: 'Søknaden vart heller ikkje godkjend automatisk fordi:',
    en: 'Nor was the application approved automatically because:',
  },
  passed: { nb: 'Kontrollert uten funn ({n})', nn: 'Kontrollert utan funn ({n})', en: 'Checked, nothing found ({n})' },
  absent: {
    nb: 'Gjelder ikke dette sertifikatet:',
    nn: 'Gjeld ikkje dette sertifikatet:',
    en: 'Does not apply to this certificate:',
  },
  checked: { nb: 'Kontrollert mot', nn: 'Kontrollert mot', en: 'Checked against' },
} as const satisfies Record<string, LocalizedText>

/** How a register answered, and when. */
export const outcomeTexts = {
  ok: {
    nb: '{register}: ingen funn, {time}',
    nn: '{register}: ingen funn, {time}',
    en: '{register}: nothing found, {time}',
  },
  finding: {
    nb: '{register}: funn, {time}',
    nn: '{register}: funn, {time}',
    en: '{register}: something found, {time}',
  },
  unavailable: {
    nb: '{register}: svarte ikke, {time}',
    nn: '{register}: svara ikkje, {time}',
    en: '{register}: no answer, {time}',
  },
} as const satisfies Record<string, LocalizedText>
