import type { Evidence } from '../conformance/criteria.ts'
import { assertThere, type Judged, judgeAll, type Verdict } from '../conformance/read-evidence.ts'
import { publish, writePage } from './pages.ts'
import type { Transcript } from './transcript.ts'

type Language = 'en' | 'nb'

const words = {
  en: {
    title: 'Conformance report',
    description:
      'WCAG 2.2 at levels A and AA, and chapter 9 of EN 301 549 v3.2.1, criterion by criterion with the tests that say so.',
    own: 'A library cannot make a service conform. Order, headings, words and what you put into the parts are yours, and must be tested as a whole, with people.',
    hand: 'No check by hand is recorded. A verdict says what automatic tests say: it follows from the tests that are named, and nobody writes it.',
    head: '| Criterion | Level | EN 301 549 | Result | Tests |',
    verdicts: { supports: 'Supports', axe: 'Only rules of axe', none: 'Not evaluated', 'not-for': 'Does not apply' },
    tests: (tests: number, rules: number) => `${tests} tests, ${rules} rules of axe`,
    heard: 'What is heard',
    heardText:
      'Every announcement of the library as the tests hold it, word for word: each act is played in three languages. Words of a sample stay in bokmål.',
    heardHead: '| Part | When | Bokmål | Nynorsk | English |',
    silent: '(silent)',
  },
  nb: {
    title: 'Samsvarsrapport',
    description:
      'WCAG 2.2 på nivå A og AA, og kapittel 9 i EN 301 549 v3.2.1, kriterium for kriterium med testene som sier det.',
    own: 'Et bibliotek kan ikke gjøre en tjeneste tilgjengelig. Rekkefølge, overskrifter, ord og det du legger i delene, er ditt, og må testes som en helhet, med mennesker.',
    hand: 'Ingen kontroll for hånd er ført inn. Et resultat sier det automatiske tester sier: det følger av testene som er nevnt, og ingen skriver det.',
    head: '| Kriterium | Nivå | EN 301 549 | Resultat | Tester |',
    verdicts: { supports: 'Støtter', axe: 'Bare regler i axe', none: 'Ikke vurdert', 'not-for': 'Gjelder ikke' },
    tests: (tests: number, rules: number) => `${tests} tester, ${rules} regler i axe`,
    heard: 'Det som høres',
    heardText:
      'Hver melding i biblioteket slik testene holder den, ord for ord: hver handling spilles på tre språk. Ordene i et eksempel er på bokmål.',
    heardHead: '| Del | Når | Bokmål | Nynorsk | Engelsk |',
    silent: '(stille)',
  },
}

const inPage = (language: Language, name: string) => `${language === 'nb' ? 'nb/' : ''}accessibility/${name}`
const plain = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('[', '\\[')
const named = ([file, title]: Evidence) => `<code>${file}</code>: ${plain(title)}`
const verdicts: readonly Verdict[] = ['supports', 'axe', 'none', 'not-for']

function row(language: Language, { id, level, clause, verdict, evidence, rules, notFor, ...names }: Judged): string {
  const say = words[language]
  const lines = [...evidence.map(named), ...(rules.length > 0 ? [`axe: ${rules.join(', ')}`] : [])]
  const folded = `<details><summary>${say.tests(evidence.length, rules.length)}</summary>${lines.join('<br>')}</details>`
  const shown = notFor?.[language] ?? (lines.length > 0 ? folded : '')
  return `| **${id}** ${names[language]} | ${level} | ${clause ?? ''} | ${say.verdicts[verdict]} | ${shown} |`
}

function writeReport(language: Language, judged: readonly Judged[]): void {
  const say = words[language]
  const counts = verdicts.map(
    (verdict) => `- ${say.verdicts[verdict]}: **${judged.filter((one) => one.verdict === verdict).length}**`,
  )
  const rows = judged.map((one) => row(language, one))
  writePage(
    inPage(language, 'conformance'),
    { title: say.title, description: say.description, tableOfContents: false, sidebar: { order: 1 } },
    [
      say.description,
      '',
      `:::note\n${say.own}\n:::`,
      '',
      say.hand,
      '',
      ...counts,
      '',
      '[CSV](../conformance.csv)',
      '',
      say.head,
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  )
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The report as JSON. */
function publishTable(judged: readonly Judged[]): void {
  const lines = judged.map(({ id, en, level, clause, verdict, evidence, rules }) =>
    [
      id,
      en,
      level,
      clause ?? '',
      words.en.verdicts[verdict],
      evidence.map((test) => test.join(': ')).join('; '),
      rules.join(' '),
    ]
      .map(quoted)
      .join(','),
  )
  const text = `criterion,name,level,en301549,result,tests,axe\n${lines.join('\n')}\n`
  for (const folder of ['', 'nb/']) publish(`${folder}accessibility/conformance.csv`, text)
}

function writeTranscript(language: Language, transcript: Transcript): void {
  const say = words[language]
  const spokenIn = (lang: string, text: string) => (text ? `<span lang="${lang}">${plain(text)}</span>` : say.silent)
  const rows = transcript.map(({ component, action, nb, nn, en }) => {
    const cells = [
      component,
      `<span lang="en">${plain(action)}</span>`,
      spokenIn('nb', nb),
      spokenIn('nn', nn),
      spokenIn('en', en),
    ]
    return `| ${cells.join(' | ')} |`
  })
  writePage(
    inPage(language, 'transcript'),
    { title: say.heard, description: say.heardText, tableOfContents: false },
    [say.heardText, '', say.heardHead, '|---|---|---|---|---|', ...rows].join('\n'),
  )
}

interface Portal {
  readonly name: string
  readonly title: string
  readonly english: string
  readonly who: string
  readonly tests: readonly Evidence[]
}

const portals: readonly Portal[] = [
  {
    name: 'statement-submitter',
    title: 'Tilgjengelighetserklæring: innsenderportalen',
    english: 'Accessibility statement: submitter portal',
    who: 'Portalen der eksportører søker om helsesertifikat for sjømat.',
    tests: [
      [
        'e2e/walks/pages.spec.ts',
        '[THM-09] axe on the exporter’s pages and states, in both themes and in forced colours',
      ],
      ['e2e/walks/templates.spec.ts', 'is filled in, sent, and stored as it was written'],
      [
        'e2e/journeys/appearance.spec.ts',
        '[THM-10] the language is switched in place, kept, and announced to assistive technology',
      ],
      [
        'e2e/journeys/translated.spec.ts',
        '[LIB-11] [WIZ-01] an exporter fills in every page of a new application while the browser translates them',
      ],
    ],
  },
  {
    name: 'statement-caseworker',
    title: 'Tilgjengelighetserklæring: saksbehandlerportalen',
    english: 'Accessibility statement: caseworker portal',
    who: 'Portalen der saksbehandlere vurderer, signerer og utsteder.',
    tests: [
      ['e2e/walks/pages.spec.ts', '[THM-09] axe on the officers’ pages, in both themes and in forced colours'],
      [
        'e2e/journeys/translated.spec.ts',
        '[LIB-11] an officer takes a case and asks about it while the browser translates the page',
      ],
    ],
  },
]

/**
 * Writes a draft of the accessibility statement that Norwegian law requires of each portal. Its owner must test with people and publish it
 * at uustatus.no.
 */
function writeStatement({ name, title, english, who, tests }: Portal, judged: readonly Judged[]): void {
  for (const test of tests) assertThere(test)
  const open = judged.filter(({ verdict }) => verdict === 'none' || verdict === 'axe')
  const status = open.length > 0 ? 'Delvis i samsvar' : 'I samsvar med det som er testet automatisk'
  writePage(
    `accessibility/${name}`,
    { title: english, description: 'Written in Norwegian, as the law asks.', tableOfContents: false },
    `The statement is written in Norwegian, as the law asks: [${title}](../../nb/accessibility/${name}/).`,
  )
  writePage(
    `nb/accessibility/${name}`,
    {
      title,
      description: `${who} Utkast fra testene.`,
      tableOfContents: false,
      // The long word breaks between its parts.
      sidebar: { label: title.replace('erklæring', '\u00aderklæring') },
    },
    [
      `:::caution\nUtkast. Eieren av tjenesten må teste med mennesker, fylle ut virksomhet og kontakt, og publisere erklæringen på uustatus.no.\n:::`,
      `${who} Den er laget av delene i [samsvarsrapporten](../conformance/).`,
      `## Status\n\n${status} med WCAG 2.2 nivå A og AA. Ingen brudd er kjent fra testene.`,
      `## Ikke vurdert\n\n${open.map((one) => `- ${one.id} ${one.nb}${one.verdict === 'axe' ? ' (bare regler i axe)' : ''}`).join('\n')}`,
      `## Testene bak\n\n${tests.map((test) => `- ${named(test)}`).join('\n')}`,
    ].join('\n\n'),
  )
}

/** Writes the report by criterion, the screen reader transcript, and a draft of each portal's statement. */
export function writeAccessibility(transcript: Transcript): void {
  const judged = judgeAll()
  for (const language of ['en', 'nb'] as const) {
    writeReport(language, judged)
    writeTranscript(language, transcript)
  }
  publishTable(judged)
  for (const portal of portals) writeStatement(portal, judged)
}
