import type { LocalizedText } from '@eksport/forms'

/** Texts of findings on single product lines. `{l}` is replaced by line numbers. */
export const lineTexts = {
  INVALID_PRODUCTION_PERIOD: {
    nb: 'Varelinje {l}: Produksjonsperioden {from}-{to} er ikke gyldig. Produsent {approvalNumber} må være godkjent i hele perioden, og perioden kan ikke slutte etter avreise.',
    nn: 'Varelinje {l}: Produksjonsperioden {from}-{to} er ikkje gyldig. Produsent {approvalNumber} må vere godkjend i heile perioden, og perioden kan ikkje slutte etter avreise.',
    en: 'Product line {l}: The production period {from}-{to} is not valid. Producer {approvalNumber} must be approved for the whole period, and it cannot end after departure.',
  },
  PRODUCTION_PERIOD_NOT_ENDED: {
    nb: 'Varelinje {l}: Produksjonsperioden slutter {to}, etter i dag.',
    nn: 'Varelinje {l}: Produksjonsperioden sluttar {to}, etter i dag.',
    en: 'Product line {l}: The production period ends on {to}, after today.',
  },
  LINE_DATES_IMPOSSIBLE: {
    nb: 'Varelinje {l}: Datoene kan ikke stemme: {what}.',
    nn: 'Varelinje {l}: Datoane kan ikkje stemme: {what}.',
    en: 'Product line {l}: The dates cannot be right: {what}.',
  },
  LINE_DATES_UNLIKELY: {
    nb: 'Varelinje {l}: Datoene er uvanlige: {what}.',
    nn: 'Varelinje {l}: Datoane er uvanlege: {what}.',
    en: 'Product line {l}: The dates are unusual: {what}.',
  },
  HS_DOES_NOT_FIT_GOODS: {
    nb: 'Varelinje {l}: HS-kode {code} omfatter ikke {what}.',
    nn: 'Varelinje {l}: HS-kode {code} omfattar ikkje {what}.',
    en: 'Product line {l}: HS code {code} does not cover {what}.',
  },
  TEMPERATURE_DOES_NOT_FIT_GOODS: {
    nb: 'Varelinje {l}: Transport ved {temperature} passer ikke til tilstanden «{state}».',
    nn: 'Varelinje {l}: Transport ved {temperature} passar ikkje til tilstanden «{state}».',
    en: 'Product line {l}: Transport at {temperature} does not fit the state "{state}".',
  },
  SPECIES_NOT_FARMED: {
    nb: 'Varelinje {l}: Arten «{species}» står ikke på listen over arter som oppdrettes.',
    nn: 'Varelinje {l}: Arten «{species}» står ikkje på lista over artar som blir oppdretta.',
    en: 'Product line {l}: The species "{species}" is not on the list of farmed species.',
  },
  SPECIES_PROTECTED: {
    nb: 'Varelinje {l}: Arten «{species}» er vernet eller krever CITES-tillatelse.',
    nn: 'Varelinje {l}: Arten «{species}» er verna eller krev CITES-løyve.',
    en: 'Product line {l}: The species "{species}" is protected or needs a CITES permit.',
  },
  WEIGHT_UNLIKELY: {
    nb: 'Varelinje {l}: Vekten er uvanlig: {what}.',
    nn: 'Varelinje {l}: Vekta er uvanleg: {what}.',
    en: 'Product line {l}: The weight is unusual: {what}.',
  },
  ILA_PD_OCCURRENCES: {
    nb: 'Varelinje {l}: Lokalitet {site} har mistanke om eller påvist {disease} i slakteperioden. Fisken kan ikke eksporteres med dette sertifikatet.',
    nn: 'Varelinje {l}: Lokalitet {site} har mistanke om eller påvist {disease} i slakteperioden. Fisken kan ikkje eksporterast med dette sertifikatet.',
    en: 'Product line {l}: Site {site} has suspected or confirmed {disease} in the slaughter period. The fish cannot be exported with this certificate.',
  },
  FARMED_COMMODITY_ANIMAL_HEALTH_NOT_DEFINED: {
    nb: 'Varelinje {l}: Dyrehelse er ikke angitt for oppdrettsvaren. Fyll ut og last opp appendiks.',
    nn: 'Varelinje {l}: Dyrehelse er ikkje oppgitt for oppdrettsvara. Fyll ut og last opp appendiks.',
    en: 'Product line {l}: Animal health is not defined for the farmed product. Fill in and upload the appendix.',
  },
  CHILLED_GOODS_CANNOT_BE_FROZEN: {
    nb: 'Varelinje {l}: Kjølte varer kan ikke ha tilstanden «fryst». Sjekk tilstand, HS-kode og transporttemperatur.',
    nn: 'Varelinje {l}: Kjølte varer kan ikkje ha tilstanden «fryst». Sjekk tilstand, HS-kode og transporttemperatur.',
    en: 'Product line {l}: Chilled goods cannot have the state "frozen". Check state, HS code and transport temperature.',
  },
  FROZEN_GOODS_CANNOT_BE_FRESH_OR_CHILLED: {
    nb: 'Varelinje {l}: Fryste varer kan ikke ha tilstanden «fersk» eller «kjølt». Sjekk tilstand, HS-kode og transporttemperatur.',
    nn: 'Varelinje {l}: Fryste varer kan ikkje ha tilstanden «fersk» eller «kjølt». Sjekk tilstand, HS-kode og transporttemperatur.',
    en: 'Product line {l}: Frozen goods cannot have the state "fresh" or "chilled". Check state, HS code and transport temperature.',
  },
  MILT_SHOULD_BE_FROZEN: {
    nb: 'Varelinje {l}: Melke må være fryst.',
    nn: 'Varelinje {l}: Mjølke må vere fryst.',
    en: 'Product line {l}: Milt must be frozen.',
  },
  FISH_IS_OLDER_THAN_15_DAYS: {
    nb: 'Varelinje {l}: Fersk fisk er {n} dager gammel ved avreise, mer enn {max} dager.',
    nn: 'Varelinje {l}: Fersk fisk er {n} dagar gammal ved avreise, meir enn {max} dagar.',
    en: 'Product line {l}: Fresh fish is {n} days old at departure, more than {max} days.',
  },
  FISH_IS_OLDER_THAN_24_MONTHS: {
    nb: 'Varelinje {l}: Varen er produsert for mer enn {max} måneder siden.',
    nn: 'Varelinje {l}: Vara er produsert for meir enn {max} månader sidan.',
    en: 'Product line {l}: The product was produced more than {max} months ago.',
  },
  TYPE_OF_PROCESSING_CANNOT_BE_WHOLE_OR_WHOLE_ROUND: {
    nb: 'Varelinje {l}: Oppdrettsfisk må være sløyd. Bearbeidingstypen kan ikke være «hel» eller «rund».',
    nn: 'Varelinje {l}: Oppdrettsfisk må vere sløgd. Tilverkingstypen kan ikkje vere «heil» eller «rund».',
    en: 'Product line {l}: Farmed fish must be eviscerated. Type of processing cannot be "whole" or "whole round".',
  },
  FOREIGN_PROCESSING_ESTABLISHMENT: {
    nb: 'Varelinje {l}: Produsenten ({country}) er ikke i det norske registeret over godkjente virksomheter.',
    nn: 'Varelinje {l}: Produsenten ({country}) er ikkje i det norske registeret over godkjende verksemder.',
    en: 'Product line {l}: The producer ({country}) is not in the Norwegian register of approved establishments.',
  },
  FISH_FED_PORK_PROTEIN: {
    nb: 'Varelinje {l}: Attestasjonen i sertifikatet krever at oppdrettsfisk bare skal ha fått fôr uten svineprotein.',
    nn: 'Varelinje {l}: Attestasjonen i sertifikatet krev at oppdrettsfisk berre skal ha fått fôr utan svineprotein.',
    en: 'Product line {l}: The attestation requires that farmed fish have been fed only feed without pork protein.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
