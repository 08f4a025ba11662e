import type { FlagName } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

interface FlagWords {
  readonly name: LocalizedText
  /** The effect while it is on. */
  readonly does: LocalizedText
}

/** [RTE-21] The name and effect of each flag. */
export const flagWords: Readonly<Record<FlagName, FlagWords>> = {
  submitterRegistration: {
    name: { nb: 'Kontaktadresse', nn: 'Kontaktadresse', en: 'Contact e-mail' },
    does: {
      nb: 'Eksportører kan oppgi en e-postadresse i profilen, og menyen viser vei dit.',
      nn: 'Eksportørar kan oppgi ei e-postadresse i profilen, og menyen viser veg dit.',
      en: 'Exporters can give an e-mail address in the profile, and the menu leads there.',
    },
  },
  disabledSubmission: {
    name: { nb: 'Stengt for innsending', nn: 'Stengt for innsending', en: 'Closed for submission' },
    does: {
      nb: 'Ingen søknader kan sendes inn. Et varsel sier det, og utkast kan lagres.',
      nn: 'Ingen søknader kan sendast inn. Eit varsel seier det, og utkast kan lagrast.',
      en: 'No application can be submitted. A banner says so, and drafts can be saved.',
    },
  },
  alternativeLogin: {
    name: { nb: 'Innlogging med lenke', nn: 'Innlogging med lenkje', en: 'Login by link' },
    does: {
      nb: 'Eksportører kan be om en lenke til å logge inn med på e-post.',
      nn: 'Eksportørar kan be om ei lenkje til å logge inn med på e-post.',
      en: 'Exporters can ask for a link to log in with by e-mail.',
    },
  },
  showAllLoginMethods: {
    name: { nb: 'Vis alle innloggingsmåter', nn: 'Vis alle innloggingsmåtar', en: 'Show all ways to log in' },
    does: {
      nb: 'Lenken til å logge inn med tilbys også når ID-porten svarer.',
      nn: 'Lenkja til å logge inn med blir tilboden også når ID-porten svarer.',
      en: 'The link to log in with is offered while ID-porten answers, too.',
    },
  },
  signedPdfDownload: {
    name: { nb: 'Nedlasting av e-signert PDF', nn: 'Nedlasting av e-signert PDF', en: 'Download of the e-signed PDF' },
    does: {
      nb: 'Eksportører kan laste ned det signerte sertifikatet.',
      nn: 'Eksportørar kan laste ned det signerte sertifikatet.',
      en: 'Exporters can download the signed certificate.',
    },
  },
  darkModeButton: {
    name: { nb: 'Knapp for mørkt tema', nn: 'Knapp for mørkt tema', en: 'Button for the dark theme' },
    does: {
      nb: 'Begge løsningene har en knapp som bytter mellom lyst og mørkt.',
      nn: 'Begge løysingane har ein knapp som byter mellom lyst og mørkt.',
      en: 'Both portals have a button that changes between light and dark.',
    },
  },
  overtimeFeeMessage: {
    name: { nb: 'Beskjed om dobbelt gebyr', nn: 'Melding om dobbelt gebyr', en: 'Note about the double fee' },
    does: {
      nb: 'Skjemaet sier at gebyret er dobbelt utenfor arbeidstid, og hvorfor. Prisen er den samme uansett.',
      nn: 'Skjemaet seier at gebyret er dobbelt utanfor arbeidstid, og kvifor. Prisen er den same uansett.',
      en: 'The form says that the fee is double outside working hours, and why. The price is the same either way.',
    },
  },
  pickupCompanyField: {
    name: { nb: 'Felt for hvem som henter', nn: 'Felt for kven som hentar', en: 'Field for who collects' },
    does: {
      nb: 'Skjemaet spør hvilket firma som henter sertifikatet.',
      nn: 'Skjemaet spør kva firma som hentar sertifikatet.',
      en: 'The form asks which company collects the certificate.',
    },
  },
  developerMode: {
    name: { nb: 'Utviklermodus', nn: 'Utviklarmodus', en: 'Developer mode' },
    does: {
      nb: 'Feil vises med sporing, og profilen har valg for utviklere.',
      nn: 'Feil blir viste med sporing, og profilen har val for utviklarar.',
      en: 'Errors are shown with their trace, and the profile has settings for developers.',
    },
  },
  withdrawSubmitted: {
    name: { nb: 'Trekke innsendt søknad', nn: 'Trekkje innsend søknad', en: 'Withdraw a submitted application' },
    does: {
      nb: 'Eksportører kan trekke tilbake en søknad som ingen har begynt på.',
      nn: 'Eksportørar kan trekkje tilbake ein søknad som ingen har byrja på.',
      en: 'Exporters can withdraw an application that nobody has started on.',
    },
  },
}

/** [CW-13] What follows at once when a flag is set to its dangerous value, and how to undo it. */
export const flagFollows: Readonly<Partial<Record<FlagName, LocalizedText>>> = {
  disabledSubmission: {
    nb: 'Ingen eksportør i landet får sendt inn noe før du åpner igjen. Varer som venter på sertifikat, blir stående. Utkast og saker som alt er sendt, berøres ikke. Du åpner igjen med samme bryter.',
    nn: 'Ingen eksportør i landet får sendt inn noko før du opnar igjen. Varer som ventar på sertifikat, blir ståande. Utkast og saker som alt er sende, blir ikkje råka. Du opnar igjen med same brytar.',
    en: 'No exporter in the country can submit anything until you open again. Goods that wait for a certificate are held up. Drafts and cases already submitted are untouched. The same switch opens again.',
  },
  alternativeLogin: {
    nb: 'Alle som har tilgang til en eksportørs e-post, kan logge inn som den uten ID-porten. Du stenger igjen med samme bryter; den som alt er logget inn, blir ikke logget ut.',
    nn: 'Alle som har tilgang til e-posten til ein eksportør, kan logge inn som den utan ID-porten. Du stengjer igjen med same brytar; den som alt er logga inn, blir ikkje logga ut.',
    en: 'Whoever reads the mail of an exporter can log in as them without ID-porten. The same switch closes it again; whoever is logged in already stays so.',
  },
  signedPdfDownload: {
    nb: 'Ingen eksportør får lastet ned signerte sertifikater, heller ikke de som er utstedt før. Du åpner igjen med samme bryter.',
    nn: 'Ingen eksportør får lasta ned signerte sertifikat, heller ikkje dei som er utferda før. Du opnar igjen med same brytar.',
    en: 'No exporter can download signed certificates, not even those issued before. The same switch opens it again.',
  },
  developerMode: {
    nb: 'Alle som bruker løsningen, ser teknisk sporing når noe feiler. Du slår av igjen med samme bryter.',
    nn: 'Alle som bruker løysinga, ser teknisk sporing når noko feilar. Du slår av igjen med same brytar.',
    en: 'Everybody who uses the service sees technical traces when something fails. The same switch turns it off again.',
  },
}

export const flagTexts = {
  title: { nb: 'Funksjonsflagg', nn: 'Funksjonsflagg', en: 'Feature flags' },
  lead: {
    nb: 'En endring gjelder for alle fra neste kall. Sider som står åpne, følger etter innen ett minutt.',
    nn: 'Ei endring gjeld for alle frå neste kall. Sider som står opne, følgjer etter innan eitt minutt.',
    en: 'A change holds for everybody from the next call on. Pages that stand open follow within a minute.',
  },
  failed: {
    nb: 'Klarte ikke å hente funksjonsflaggene.',
    nn: 'Klarte ikkje å hente funksjonsflagga.',
    en: 'Could not fetch the feature flags.',
  },
  standardOn: { nb: 'Standard: på', nn: 'Standard: på', en: 'Standard: on' },
  standardOff: { nb: 'Standard: av', nn: 'Standard: av', en: 'Standard: off' },
  setBy: { nb: 'Satt {time} av {name}', nn: 'Sett {time} av {name}', en: 'Set {time} by {name}' },
  set: { nb: 'Satt {time} i driften', nn: 'Sett {time} i drifta', en: 'Set {time} by operations' },
  because: { nb: 'Begrunnelse: {reason}', nn: 'Grunngiving: {reason}', en: 'Reason: {reason}' },
  askOn: { nb: 'Slå på «{flag}»?', nn: 'Slå på «{flag}»?', en: 'Turn on “{flag}”?' },
  askOff: { nb: 'Slå av «{flag}»?', nn: 'Slå av «{flag}»?', en: 'Turn off “{flag}”?' },
  turnOn: { nb: 'Slå på', nn: 'Slå på', en: 'Turn on' },
  turnOff: { nb: 'Slå av', nn: 'Slå av', en: 'Turn off' },
  isOn: { nb: '«{flag}» er slått på', nn: '«{flag}» er slått på', en: '“{flag}” is on' },
  isOff: { nb: '«{flag}» er slått av', nn: '«{flag}» er slått av', en: '“{flag}” is off' },
  reason: { nb: 'Begrunnelse', nn: 'Grunngiving', en: 'Reason' },
  reasonHint: {
    nb: 'Står ved bryteren for alle som administrerer, og i loggen.',
    nn: 'Står ved brytaren for alle som administrerer, og i loggen.',
    en: 'Stands at the switch for all who administer, and in the log.',
  },
  stale: {
    nb: 'Noen andre satte flagget i mellomtiden. Slik det står her, står det nå.',
    nn: 'Nokon andre sette flagget i mellomtida. Slik det står her, står det no.',
    en: 'Somebody else set the flag meanwhile. As it stands here is how it stands now.',
  },
} as const satisfies Record<string, LocalizedText>
