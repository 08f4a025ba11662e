import type { LocalizedText } from '@eksport/forms'
import type { CheckAnswer } from '../check-answer.ts'
import { inEachLanguage } from '../rule-message.ts'
import type { RuleCode } from '../rule-texts.ts'

/** [RUL-05] The name of each check, in the list of checks. */
export const checkTexts: Readonly<Record<RuleCode, LocalizedText>> = {
  CONSENT_MISSING: {
    nb: 'Erklæringer som sertifikatet krever',
    nn: 'Erklæringar som sertifikatet krev',
    en: 'Declarations that the certificate requires',
  },
  INVALID_PRODUCTION_PERIOD: {
    nb: 'Produksjonsperiode, og om produsenten er godkjent i hele perioden',
    nn: 'Produksjonsperiode, og om produsenten er godkjend i heile perioden',
    en: 'Production period, and whether the producer is approved for all of it',
  },
  PRODUCTION_PERIOD_NOT_ENDED: {
    nb: 'Om produksjonen er avsluttet',
    nn: 'Om produksjonen er avslutta',
    en: 'Whether production has ended',
  },
  LINE_DATES_IMPOSSIBLE: {
    nb: 'Rekkefølgen på slakting, produksjon og avreise',
    nn: 'Rekkjefølgja på slakting, produksjon og avreise',
    en: 'The order of slaughter, production and departure',
  },
  LINE_DATES_UNLIKELY: {
    nb: 'Hvor lenge det er siden slakting og produksjon',
    nn: 'Kor lenge det er sidan slakting og produksjon',
    en: 'How long ago slaughter and production were',
  },
  ILA_PD_OCCURRENCES: {
    nb: 'ILA og PD på lokalitetene i slakteperioden',
    nn: 'ILA og PD på lokalitetane i slakteperioden',
    en: 'ILA and PD at the sites in the slaughter period',
  },
  FARMED_COMMODITY_ANIMAL_HEALTH_NOT_DEFINED: {
    nb: 'Dyrehelse for oppdrettsvarer',
    nn: 'Dyrehelse for oppdrettsvarer',
    en: 'Animal health of farmed products',
  },
  CHILLED_GOODS_CANNOT_BE_FROZEN: {
    nb: 'Fryste varer mot HS-kode og kjøletransport',
    nn: 'Fryste varer mot HS-kode og kjøletransport',
    en: 'Frozen goods against HS code and chilled transport',
  },
  FROZEN_GOODS_CANNOT_BE_FRESH_OR_CHILLED: {
    nb: 'Ferske og kjølte varer mot HS-kode og frysetransport',
    nn: 'Ferske og kjølte varer mot HS-kode og frysetransport',
    en: 'Fresh and chilled goods against HS code and frozen transport',
  },
  MILT_SHOULD_BE_FROZEN: { nb: 'Om melke er fryst', nn: 'Om mjølke er fryst', en: 'Whether milt is frozen' },
  FISH_IS_OLDER_THAN_15_DAYS: {
    nb: 'Alderen på ferske varer ved avreise',
    nn: 'Alderen på ferske varer ved avreise',
    en: 'The age of fresh goods at departure',
  },
  FISH_IS_OLDER_THAN_24_MONTHS: {
    nb: 'Alderen på lagrede varer ved avreise',
    nn: 'Alderen på lagra varer ved avreise',
    en: 'The age of stored goods at departure',
  },
  TYPE_OF_PROCESSING_CANNOT_BE_WHOLE_OR_WHOLE_ROUND: {
    nb: 'Om oppdrettsfisk er sløyd',
    nn: 'Om oppdrettsfisk er sløgd',
    en: 'Whether farmed fish is eviscerated',
  },
  HS_DOES_NOT_FIT_GOODS: {
    nb: 'HS-kode mot art, tilstand og bearbeiding',
    nn: 'HS-kode mot art, tilstand og tilverking',
    en: 'HS code against species, state and processing',
  },
  SPECIES_NOT_FARMED: {
    nb: 'Om oppdrettsvarer er av arter som oppdrettes',
    nn: 'Om oppdrettsvarer er av artar som blir oppdretta',
    en: 'Whether farmed goods are of farmed species',
  },
  SPECIES_PROTECTED: { nb: 'Vernede arter og CITES', nn: 'Verna artar og CITES', en: 'Protected species and CITES' },
  WEIGHT_UNLIKELY: {
    nb: 'Vekt i hvert kolli og på transportmidlet',
    nn: 'Vekt i kvart kolli og på transportmiddelet',
    en: 'Weight in each package and on the means of transport',
  },
  FOREIGN_PROCESSING_ESTABLISHMENT: {
    nb: 'Om produsentene er i det norske registeret',
    nn: 'Om produsentane er i det norske registeret',
    en: 'Whether the producers are in the Norwegian register',
  },
  PRODUCTION_ESTABLISHMENTS_NOT_FROM_SAME_COUNTRY: {
    nb: 'Landet til produsentene',
    nn: 'Landet til produsentane',
    en: 'The country of the producers',
  },
  PROCESSING_ESTABLISHMENTS_NOT_EQUAL: {
    nb: 'Om alle varelinjene har samme produsent',
    nn: 'Om alle varelinjene har same produsent',
    en: 'Whether all product lines have the same producer',
  },
  STREET_ADDRESS_MISSING: {
    nb: 'Gateadressen til produsenter og eksportør',
    nn: 'Gateadressa til produsentar og eksportør',
    en: 'The street address of producers and exporter',
  },
  FISH_FED_PORK_PROTEIN: { nb: 'Fôr uten svineprotein', nn: 'Fôr utan svineprotein', en: 'Feed without pork protein' },
  INVALID_PRODUCT_CLASSIFICATION_FOR_TEMPLATE: {
    nb: 'HS-koder mot malen',
    nn: 'HS-kodar mot malen',
    en: 'HS codes against the template',
  },
  INVALID_SPECIES_FOR_TEMPLATE: { nb: 'Arter mot malen', nn: 'Artar mot malen', en: 'Species against the template' },
  INVALID_PROCESSING_TYPE_FOR_TEMPLATE: {
    nb: 'Bearbeidingstyper mot malen',
    nn: 'Tilverkingstypar mot malen',
    en: 'Types of processing against the template',
  },
  INVALID_PROCESSING_STATE_FOR_TEMPLATE: {
    nb: 'Tilstander mot malen',
    nn: 'Tilstandar mot malen',
    en: 'Processing states against the template',
  },
  INVALID_PACKAGING_TYPE_FOR_TEMPLATE: {
    nb: 'Emballasjetyper mot malen',
    nn: 'Emballasjetypar mot malen',
    en: 'Packaging types against the template',
  },
  INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE: {
    nb: 'Oppdrett eller villfangst mot malen',
    nn: 'Oppdrett eller villfangst mot malen',
    en: 'Farmed or wild-caught against the template',
  },
  PACKAGING_TYPES_NOT_EQUAL: {
    nb: 'Antall emballasjetyper',
    nn: 'Talet på emballasjetypar',
    en: 'The number of packaging types',
  },
  APPLICATION_CONTAINS_TOO_MANY_PRODUCT_LINES: {
    nb: 'Antall varelinjer',
    nn: 'Talet på varelinjer',
    en: 'The number of product lines',
  },
  MORE_THAN_THREE_DIFFERENT_PRODUCT_CLASSIFICATIONS: {
    nb: 'Antall HS-koder',
    nn: 'Talet på HS-kodar',
    en: 'The number of HS codes',
  },
  TEMPERATURE_INTERVAL: { nb: 'Transporttemperatur', nn: 'Transporttemperatur', en: 'Transport temperature' },
  TEMPERATURE_DOES_NOT_FIT_GOODS: {
    nb: 'Transporttemperatur mot tilstanden til varene',
    nn: 'Transporttemperatur mot tilstanden til varene',
    en: 'Transport temperature against the state of the goods',
  },
  TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT: {
    nb: 'Bruttovekt mot nettovekt',
    nn: 'Bruttovekt mot nettovekt',
    en: 'Gross weight against net weight',
  },
  GOODS_NOT_HUMAN_CONSUMPTION: { nb: 'Menneskelig konsum', nn: 'Menneskeleg konsum', en: 'Human consumption' },
  GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT: { nb: 'EUs regelverk', nn: 'EU-regelverket', en: 'EU rules' },
  E_CERT_NOT_DECLARED: {
    nb: 'Erklæring for elektronisk sertifikat',
    nn: 'Erklæring for elektronisk sertifikat',
    en: 'Declaration for the electronic certificate',
  },
  REPLACEMENT_CERTIFICATE: {
    nb: 'Om sertifikatet erstatter et annet',
    nn: 'Om sertifikatet erstattar eit anna',
    en: 'Whether the certificate replaces another',
  },
  DUPLICATE_CONSIGNMENT: {
    nb: 'Andre søknader for samme parti',
    nn: 'Andre søknader for same parti',
    en: 'Other applications for the same consignment',
  },
  EXTERNAL_CHECK_UNAVAILABLE: { nb: 'Svar fra registrene', nn: 'Svar frå registra', en: 'Answers of the registers' },
  DEPARTURE_PASSED: {
    nb: 'Om avreisen har passert',
    nn: 'Om avreisa har passert',
    en: 'Whether the departure has passed',
  },
  DESTINATION_COUNTRY_DIFFERS: {
    nb: 'Landet til bestemmelsesstedet mot mottakerlandet',
    nn: 'Landet til bestemmelsesstaden mot mottakarlandet',
    en: 'The country of the place of destination against the country of destination',
  },
  DATES_OUT_OF_ORDER: {
    nb: 'Rekkefølgen på kontroll, henting og avreise',
    nn: 'Rekkjefølgja på kontroll, henting og avreise',
    en: 'The order of control, pickup and departure',
  },
}

/** Why a check was not made, or does not apply to a certificate; written after a colon. */
export const unansweredTexts = {
  PDF_FORMAT: {
    nb: 'reglene leser ikke søknader i PDF-format',
    nn: 'reglane les ikkje søknader i PDF-format',
    en: 'the rules do not read applications in PDF format',
  },
  REGISTER_SILENT: { nb: 'registeret svarte ikke', nn: 'registeret svarte ikkje', en: 'the register gave no answer' },
  REGISTER_NOT_ASKED: {
    nb: 'registeret er ikke spurt',
    nn: 'registeret er ikkje spurt',
    en: 'the register has not been asked',
  },
  NOT_ANSWERED: {
    nb: 'søknaden sier ikke det som trengs',
    nn: 'søknaden seier ikkje det som trengst',
    en: 'the application does not say what is needed',
  },
  NOT_LISTED: {
    nb: 'koden står ikke i listene som reglene bruker',
    nn: 'koden står ikkje i listene som reglane bruker',
    en: 'the code is not in the lists that the rules use',
  },
  NOT_DEMANDED: {
    nb: 'sertifikatet stiller ikke dette kravet',
    nn: 'sertifikatet stiller ikkje dette kravet',
    en: 'the certificate does not demand it',
  },
  NOT_ASKED: {
    nb: 'skjemaet spør ikke om dette',
    nn: 'skjemaet spør ikkje om dette',
    en: 'the form does not ask about it',
  },
  GOODS_HAVE_LEFT: {
    nb: 'varene har reist når et sertifikat erstattes',
    nn: 'varene har reist når eit sertifikat blir erstatta',
    en: 'the goods have left when a certificate is replaced',
  },
  DECIDED: { nb: 'søknaden er avgjort', nn: 'søknaden er avgjord', en: 'the application has been decided' },
} as const satisfies Readonly<Record<string, LocalizedText>>

const own = <Text>(table: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

/** The name of a check; undefined for a check of a newer server. */
const lookedAt = ({ code }: Pick<CheckAnswer, 'code'>): LocalizedText | undefined =>
  own<LocalizedText>(checkTexts, code)

/** [RUL-05] A check in words: its name, and why it has no result where it has none. */
export function checkWords(answer: CheckAnswer): LocalizedText {
  const { code, reason = '' } = answer
  const what = lookedAt(answer) ?? { nb: code, nn: code, en: code }
  const why = own<LocalizedText>(unansweredTexts, reason)
  if (why === undefined) return what
  return inEachLanguage((locale) => `${what[locale]}: ${why[locale]}`)
}
