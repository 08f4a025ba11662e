import type { ApplicationStatus } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

/** Why a paper cannot be handed out, for the text after 'not ready'. An issued one is ready, and has no reason. */
export const notReadyTexts: Readonly<Record<Exclude<ApplicationStatus, 'UTSTEDT'>, LocalizedText>> = {
  UNDER_REGISTRERING: {
    nb: 'eksportøren endrer søknaden',
    nn: 'eksportøren endrar søknaden',
    en: 'the exporter is changing the application',
  },
  INNSENDT: { nb: 'ikke tatt', nn: 'ikkje teken', en: 'not taken' },
  UNDER_VURDERING: { nb: 'under vurdering', nn: 'under vurdering', en: 'under assessment' },
  AVKLARING_INNSENDER: {
    nb: 'venter på svar fra eksportøren',
    nn: 'ventar på svar frå eksportøren',
    en: 'waiting for the exporter’s answer',
  },
  TIL_SIGNERING: { nb: 'til signering', nn: 'til signering', en: 'waiting for a signature' },
  GODKJENT: { nb: 'ikke skrevet ut', nn: 'ikkje skriven ut', en: 'not printed' },
  SKREVET_UT: { nb: 'skrevet ut, ikke utstedt', nn: 'skriven ut, ikkje utferda', en: 'printed, not issued' },
  STOPPET: { nb: 'stoppet', nn: 'stoppa', en: 'stopped' },
  AVSLAG: { nb: 'avslått', nn: 'avslått', en: 'refused' },
  TRUKKET_TILBAKE: { nb: 'trukket av eksportøren', nn: 'trekt av eksportøren', en: 'withdrawn by the exporter' },
  KANSELLERING_BEHANDLES: {
    nb: 'kansellering behandles',
    nn: 'kansellering blir behandla',
    en: 'a cancellation is being processed',
  },
  KANSELLERT: { nb: 'kansellert', nn: 'kansellert', en: 'cancelled' },
  ERSTATNING_UNDER_REGISTRERING: {
    nb: 'eksportøren søker om erstatning',
    nn: 'eksportøren søkjer om erstatning',
    en: 'the exporter is applying for a replacement',
  },
  ERSTATNING_BEHANDLES: {
    nb: 'erstatning behandles',
    nn: 'erstatning blir behandla',
    en: 'a replacement is being processed',
  },
  ERSTATTET: { nb: 'erstattet', nn: 'erstatta', en: 'replaced' },
  ANNULLERT: { nb: 'annullert', nn: 'annullert', en: 'annulled' },
}
