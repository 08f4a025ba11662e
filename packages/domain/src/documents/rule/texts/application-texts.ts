import type { LocalizedText } from '@eksport/forms'

/** Texts of findings on the whole application, and of missing declarations. `{l}` is replaced by line numbers. */
export const applicationTexts = {
  CONSENT_MISSING: {
    nb: 'Varelinje {l}: Du må bekrefte erklæringen «{consent}».',
    nn: 'Varelinje {l}: Du må stadfeste erklæringa «{consent}».',
    en: 'Product line {l}: You must confirm the declaration "{consent}".',
  },
  PACKAGING_TYPES_NOT_EQUAL: {
    nb: 'Sertifikatet har plass til én emballasjetype. Varelinjene har: {types}.',
    nn: 'Sertifikatet har plass til éin emballasjetype. Varelinjene har: {types}.',
    en: 'The certificate has room for one packaging type. The lines have: {types}.',
  },
  PRODUCTION_ESTABLISHMENTS_NOT_FROM_SAME_COUNTRY: {
    nb: 'Alle produsenter på ett sertifikat må være fra samme land. Del opp søknaden.',
    nn: 'Alle produsentar på eitt sertifikat må vere frå same land. Del opp søknaden.',
    en: 'All producers on one certificate must be from the same country. Split the application.',
  },
  APPLICATION_CONTAINS_TOO_MANY_PRODUCT_LINES: {
    nb: 'Søknaden har {n} varelinjer. Malen tillater høyst {max}.',
    nn: 'Søknaden har {n} varelinjer. Malen tillèt høgst {max}.',
    en: 'The application has {n} product lines. The template allows at most {max}.',
  },
  PROCESSING_ESTABLISHMENTS_NOT_EQUAL: {
    nb: 'Varelinjene har ulike produsenter. Sertifikatet er laget for én produsent.',
    nn: 'Varelinjene har ulike produsentar. Sertifikatet er laga for éin produsent.',
    en: 'The lines have different producers. The certificate is made for one producer.',
  },
  MORE_THAN_THREE_DIFFERENT_PRODUCT_CLASSIFICATIONS: {
    nb: 'Søknaden har {n} ulike HS-koder. Sertifikatet har plass til {max}.',
    nn: 'Søknaden har {n} ulike HS-kodar. Sertifikatet har plass til {max}.',
    en: 'The application has {n} different HS codes. The certificate has room for {max}.',
  },
  TEMPERATURE_INTERVAL: {
    nb: 'Transporttemperaturen {min} til {max}\u00a0°C er uvanlig for varene.',
    nn: 'Transporttemperaturen {min} til {max}\u00a0°C er uvanleg for varene.',
    en: 'The transport temperature {min} to {max}\u00a0°C is unusual for the goods.',
  },
  TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT: {
    nb: 'Total bruttovekt ({gross}\u00a0kg) kan ikke være lavere enn samlet nettovekt ({net}\u00a0kg).',
    nn: 'Total bruttovekt ({gross}\u00a0kg) kan ikkje vere lågare enn samla nettovekt ({net}\u00a0kg).',
    en: 'Total gross weight ({gross}\u00a0kg) cannot be less than total net weight ({net}\u00a0kg).',
  },
  GOODS_NOT_HUMAN_CONSUMPTION: {
    nb: 'Dette sertifikatet gjelder varer ment for menneskelig konsum',
    nn: 'Dette sertifikatet gjeld varer meinte til menneskeleg konsum.',
    en: 'This certificate is for goods intended for human consumption.',
  },
  GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT: {
    nb: "Du må bekrefte at varene oppfyller EU's regelverk",
    nn: 'Du må stadfeste at varene oppfyller EU-regelverket.',
    en: 'You must confirm that the goods meet EU rules.',
  },
  E_CERT_NOT_DECLARED: {
    nb: 'Du må bekrefte erklæringen for elektronisk sertifikat før du sender inn.',
    nn: 'Du må stadfeste erklæringa for elektronisk sertifikat før du sender inn.',
    en: 'You must confirm the declaration for the electronic certificate before you submit.',
  },
  REPLACEMENT_CERTIFICATE: {
    nb: 'Søknad om erstatningssertifikat blir alltid vurdert av saksbehandler.',
    nn: 'Søknad om erstatningssertifikat blir alltid vurdert av saksbehandlar.',
    en: 'An application for a replacement certificate is always assessed by a caseworker.',
  },
  STREET_ADDRESS_MISSING: {
    nb: 'Kina krever gateadresse for {name}. Er adressen feil, kan du velge PDF-format med årsak «adresse».',
    nn: 'Kina krev gateadresse for {name}. Er adressa feil, kan du velje PDF-format med årsak «adresse».',
    en: 'China requires a street address for {name}. If it is wrong, choose PDF format with the address reason.',
  },
  DEPARTURE_PASSED: {
    nb: 'Avreisen {departure} har passert.',
    nn: 'Avreisa {departure} har passert.',
    en: 'The departure on {departure} has passed.',
  },
  DESTINATION_COUNTRY_DIFFERS: {
    nb: 'Bestemmelsesstedet ligger i {country}, men mottakerlandet er {destination}.',
    nn: 'Bestemmelsesstaden ligg i {country}, men mottakarlandet er {destination}.',
    en: 'The place of destination is in {country}, but the country of destination is {destination}.',
  },
  DATES_OUT_OF_ORDER: {
    nb: 'Kontroll, henting og avgang står ikke i rekkefølge: {dates}.',
    nn: 'Kontroll, henting og avgang står ikkje i rekkjefølgje: {dates}.',
    en: 'Control, pickup and departure are not in order: {dates}.',
  },
  DUPLICATE_CONSIGNMENT: {
    nb: 'Partiet ligner på søknad {ref}. Det skal bare være ett originalt sertifikat per parti.',
    nn: 'Partiet liknar på søknad {ref}. Det skal berre vere eitt originalt sertifikat per parti.',
    en: 'The consignment resembles application {ref}. There must be only one original certificate per consignment.',
  },
  EXTERNAL_CHECK_UNAVAILABLE: {
    nb: 'Vi fikk ikke kontrollert {register} nå. Du kan sende inn, og saksbehandler kontrollerer.',
    nn: 'Vi fekk ikkje kontrollert {register} no. Du kan sende inn, og saksbehandlar kontrollerer.',
    en: 'We could not check {register} now. You may submit, and a caseworker will check.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
