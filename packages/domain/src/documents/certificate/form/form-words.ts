import type { LocalizedText } from '@eksport/forms'

/** What a form says to whoever fills it in. `{reference}` is the number of the application. */
export const formWords = {
  notice: {
    nb: 'SKJEMA TIL UTFYLLING – IKKE ET SERTIFIKAT',
    nn: 'SKJEMA TIL UTFYLLING – IKKJE EIT SERTIFIKAT',
    en: 'FORM TO FILL IN – NOT A CERTIFICATE',
  },
  foot: {
    nb: 'Gjelder bare søknad {reference}. Last opp den utfylte filen der.',
    nn: 'Gjeld berre søknad {reference}. Last opp den utfylte fila der.',
    en: 'For application {reference} alone. Upload the completed file there.',
  },
  title: {
    nb: 'Skjema for søknad {reference}',
    nn: 'Skjema for søknad {reference}',
    en: 'Form for application {reference}',
  },
  help: {
    nb: 'Fyll ut på engelsk, med latinske bokstaver. Det som står her fra før, er hentet fra søknaden. Rutene som malen krever, må fylles ut; andre som står tomme, blir strøket på sertifikatet. Lagre filen som PDF-skjema, ikke med «Skriv ut til PDF», og last den opp i søknaden.',
    nn: 'Fyll ut på engelsk, med latinske bokstavar. Det som står her frå før, er henta frå søknaden. Rutene som malen krev, må fyllast ut; andre som står tomme, blir strokne på sertifikatet. Lagre fila som PDF-skjema, ikkje med «Skriv ut til PDF», og last ho opp i søknaden.',
    en: 'Fill in in English, with Latin letters. What already stands here comes from the application. The boxes that the template requires must be filled in; others that are left empty are struck through on the certificate. Save the file as a PDF form, not by “Print to PDF”, and upload it in the application.',
  },
  table: {
    nb: 'En rad for hver varelinje. Skriv antall og vekt som tall på engelsk, for eksempel 1,250.50.',
    nn: 'Ei rad for kvar varelinje. Skriv tal på pakkar og vekt som tal på engelsk, til dømes 1,250.50.',
    en: 'One row for each product line. Write numbers and weights as figures, for example 1,250.50.',
  },
  clauses: {
    nb: 'Sett kryss ved hver erklæring som er sann for denne sendingen; de som malen krever, må krysses av. Uten linjenumre gjelder den alle varene; gjelder den bare noen av dem, skriv linjene, for eksempel 1–3, 5. Det du krysser av, erklærer du, og saksbehandleren vurderer det.',
    nn: 'Set kryss ved kvar erklæring som er sann for denne sendinga; dei som malen krev, må kryssast av. Utan linjenummer gjeld ho alle varene; gjeld ho berre nokre av dei, skriv linjene, til dømes 1–3, 5. Det du kryssar av, erklærer du, og saksbehandlaren vurderer det.',
    en: 'Tick each statement that is true for this consignment; those that the template requires must be ticked. Without line numbers it covers all goods; if it covers some of them only, write the lines, for example 1–3, 5. What you tick you declare, and the caseworker assesses it.',
  },
  lines: { nb: 'Linjer', nn: 'Linjer', en: 'Lines' },
} as const satisfies Readonly<Record<string, LocalizedText>>
