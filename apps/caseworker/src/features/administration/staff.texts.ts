import type { OfficerRole } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

interface RoleWords {
  readonly name: LocalizedText
  /** What an officer may do with it. */
  readonly does: LocalizedText
}

/** [ADM-04] The name and purpose of each role. */
export const roleWords: Readonly<Record<OfficerRole, RoleWords>> = {
  B: {
    name: { nb: 'Saksbehandler', nn: 'Saksbehandlar', en: 'Caseworker' },
    does: {
      nb: 'Behandler saker, skriver til eksportører og leverer ut papirer.',
      nn: 'Behandlar saker, skriv til eksportørar og leverer ut papir.',
      en: 'Handles cases, writes to exporters and hands out papers.',
    },
  },
  V: {
    name: { nb: 'Signeringsrett', nn: 'Signeringsrett', en: 'Right to sign' },
    does: {
      nb: 'Signerer godkjente sertifikater.',
      nn: 'Signerer godkjende sertifikat.',
      en: 'Signs approved certificates.',
    },
  },
  L: {
    name: { nb: 'Leder', nn: 'Leiar', en: 'Leader' },
    does: {
      nb: 'Leder et kontor: kan annullere, og styrer ansatte, satser og tekster.',
      nn: 'Leier eit kontor: kan annullere, og styrer tilsette, satsar og tekstar.',
      en: 'Leads an office: can annul, and keeps officers, rates and texts.',
    },
  },
  A: {
    name: { nb: 'Administrator', nn: 'Administrator', en: 'Administrator' },
    does: {
      nb: 'Styrer det alle kontorer deler: driftsmeldinger, flagg, og hvem som er administrator.',
      nn: 'Styrer det alle kontor deler: driftsmeldingar, flagg, og kven som er administrator.',
      en: 'Keeps what all offices share: operating messages, flags, and who administers.',
    },
  },
}

export const weekdays: readonly LocalizedText[] = [
  { nb: 'mandag', nn: 'måndag', en: 'Monday' },
  { nb: 'tirsdag', nn: 'tysdag', en: 'Tuesday' },
  { nb: 'onsdag', nn: 'onsdag', en: 'Wednesday' },
  { nb: 'torsdag', nn: 'torsdag', en: 'Thursday' },
  { nb: 'fredag', nn: 'fredag', en: 'Friday' },
  { nb: 'lørdag', nn: 'laurdag', en: 'Saturday' },
  { nb: 'søndag', nn: 'søndag', en: 'Sunday' },
]

export const staffTexts = {
  title: { nb: 'Ansatte', nn: 'Tilsette', en: 'Officers' },
  lead: {
    nb: 'De som drifter løsningen, legger inn nye ansatte. En rolle gjelder fra neste kall den ansatte gjør. Alt som endres her, står i loggen.',
    nn: 'Dei som driftar løysinga, legg inn nye tilsette. Ei rolle gjeld frå neste kall den tilsette gjer. Alt som blir endra her, står i loggen.',
    en: 'Those who operate the service add new officers. A role holds from the next call that the officer makes. All that is changed here stands in the log.',
  },
  failed: {
    nb: 'Klarte ikke å hente de ansatte.',
    nn: 'Klarte ikkje å hente dei tilsette.',
    en: 'Could not fetch the officers.',
  },
  list: { nb: 'Alle ansatte', nn: 'Alle tilsette', en: 'All officers' },
  choose: { nb: 'Velg en ansatt.', nn: 'Vel ein tilsett.', en: 'Choose an officer.' },
  notThere: { nb: 'Fant ikke den ansatte.', nn: 'Fann ikkje den tilsette.', en: 'The officer was not found.' },
  reader: { nb: 'Ingen rolle: leser bare', nn: 'Inga rolle: les berre', en: 'No role: reads only' },
  nowAway: { nb: 'Ansatte, {n} borte', nn: 'Tilsette, {n} borte', en: 'Officers, {n} away' },
  awayNow: { nb: 'Borte til og med {day}', nn: 'Borte til og med {day}', en: 'Away until {day}' },
  office: { nb: 'Kontor', nn: 'Kontor', en: 'Office' },
  noOffice: { nb: 'Ikke noe kontor', nn: 'Ikkje noko kontor', en: 'No office' },
  jobTitle: { nb: 'Tittel', nn: 'Tittel', en: 'Title' },
  rota: { nb: 'Vaktplan', nn: 'Vaktplan', en: 'Rota' },
  everyDay: { nb: 'Ingen faste fridager', nn: 'Ingen faste fridagar', en: 'No fixed days off' },
  free: { nb: 'Fast fri {days}', nn: 'Fast fri {days}', en: 'Always off on {days}' },
  freeDays: { nb: 'Faste fridager', nn: 'Faste fridagar', en: 'Fixed days off' },
  freeDaysHint: {
    nb: 'Den som har fri, regnes som borte den dagen: andre kan ta over sakene.',
    nn: 'Den som har fri, blir rekna som borte den dagen: andre kan ta over sakene.',
    en: 'Whoever is off counts as away on that day: others can take over the cases.',
  },
  absence: { nb: 'Fravær', nn: 'Fråvær', en: 'Absence' },
  noAbsence: { nb: 'Ikke noe meldt', nn: 'Ikkje noko meldt', en: 'None recorded' },
  days: { nb: '{first} til {last}', nn: '{first} til {last}', en: '{first} to {last}' },
  change: { nb: 'Endre', nn: 'Endre', en: 'Change' },
  changeOf: { nb: 'Endre {name}', nn: 'Endre {name}', en: 'Change {name}' },
  changed: { nb: '{name} er endret', nn: '{name} er endra', en: '{name} has been changed' },
  changeAbsence: { nb: 'Meld fravær', nn: 'Meld fråvær', en: 'Record absence' },
  save: { nb: 'Lagre', nn: 'Lagre', en: 'Save' },
  roles: { nb: 'Roller', nn: 'Roller', en: 'Roles' },
  granted: { nb: 'Gitt {time} av {name}', nn: 'Gitt {time} av {name}', en: 'Granted {time} by {name}' },
  withdrawn: {
    nb: 'Trukket tilbake {time} av {name}',
    nn: 'Trekt tilbake {time} av {name}',
    en: 'Withdrawn {time} by {name}',
  },
  operations: { nb: 'driften', nn: 'drifta', en: 'operations' },
  former: { nb: 'Roller som er trukket tilbake', nn: 'Roller som er trekte tilbake', en: 'Roles that were withdrawn' },
  ownRoles: {
    nb: 'Du kan ikke gi roller til deg selv. Be en annen leder eller administrator.',
    nn: 'Du kan ikkje gi roller til deg sjølv. Be ein annan leiar eller administrator.',
    en: 'You cannot give roles to yourself. Ask another leader or administrator.',
  },
  give: { nb: 'Gi rolle', nn: 'Gi rolle', en: 'Grant a role' },
  giveTo: { nb: 'Gi {name} en rolle', nn: 'Gi {name} ei rolle', en: 'Grant {name} a role' },
  role: { nb: 'Rolle', nn: 'Rolle', en: 'Role' },
  takeBack: { nb: 'Trekk tilbake', nn: 'Trekk tilbake', en: 'Withdraw' },
  takeBackNamed: {
    nb: 'Trekk tilbake rollen {role}',
    nn: 'Trekk tilbake rolla {role}',
    en: 'Withdraw the role {role}',
  },
  takeBackFrom: {
    nb: 'Trekk tilbake «{role}» fra {name}?',
    nn: 'Trekk tilbake «{role}» frå {name}?',
    en: 'Withdraw “{role}” from {name}?',
  },
  follows: {
    nb: 'Det {name} har gjort i rollen, står. Saker som er tildelt, blir stående til noen tar over.',
    nn: 'Det {name} har gjort i rolla, står. Saker som er tildelte, blir ståande til nokon tek over.',
    en: 'What {name} has done in the role stands. Cases that are assigned stay until somebody takes over.',
  },
  reason: { nb: 'Begrunnelse', nn: 'Grunngiving', en: 'Reason' },
  reasonHint: {
    nb: 'Står ved rollen og i loggen.',
    nn: 'Står ved rolla og i loggen.',
    en: 'Stands at the role and in the log.',
  },
  isGiven: { nb: '{name} har rollen «{role}»', nn: '{name} har rolla «{role}»', en: '{name} has the role “{role}”' },
  isTaken: {
    nb: '«{role}» er trukket tilbake fra {name}',
    nn: '«{role}» er trekt tilbake frå {name}',
    en: '“{role}” has been withdrawn from {name}',
  },
  stale: {
    nb: 'Noen andre endret dette i mellomtiden. Slik det står på siden, står det nå.',
    nn: 'Nokon andre endra dette i mellomtida. Slik det står på sida, står det no.',
    en: 'Somebody else changed this meanwhile. As the page has it is how it stands now.',
  },
} as const satisfies Record<string, LocalizedText>
