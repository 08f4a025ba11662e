import type { ApplicationStatus, Pin } from '@eksport/domain'
import type { ApplicationDocument } from '../../db/application-document.ts'

export interface LifeEvent {
  readonly event: string
  readonly to: ApplicationStatus
  readonly who: 'exporter' | 'caseworker' | 'signer' | 'leader' | 'system'
  readonly reason?: string
  readonly facts?: Readonly<Record<string, unknown>>
}

type Facts = Pick<ApplicationDocument, 'applicationStatus' | 'certificateFormats' | 'certificateTemplate'>

const created: LifeEvent = { event: 'create', to: 'UNDER_REGISTRERING', who: 'exporter' }
const sent: LifeEvent = { event: 'send', to: 'INNSENDT', who: 'exporter' }
const taken: LifeEvent = { event: 'take', to: 'UNDER_VURDERING', who: 'caseworker' }
const asked: LifeEvent = { event: 'request-clarification', to: 'AVKLARING_INNSENDER', who: 'caseworker' }
const inProcess = [created, sent, taken]

function approval(needsSigning: boolean): LifeEvent[] {
  if (!needsSigning) return [{ event: 'approve', to: 'GODKJENT', who: 'caseworker' }]
  return [
    { event: 'approve', to: 'TIL_SIGNERING', who: 'caseworker' },
    { event: 'sign', to: 'GODKJENT', who: 'signer' },
  ]
}

function issued(facts: Facts, needsSigning: boolean): LifeEvent[] {
  const print: LifeEvent[] = facts.certificateFormats.includes('PAPER')
    ? [
        { event: 'print', to: 'SKREVET_UT', who: 'caseworker' },
        { event: 'confirm-print', to: 'SKREVET_UT', who: 'caseworker' },
      ]
    : []
  return [...inProcess, ...approval(needsSigning), ...print, { event: 'issue', to: 'UTSTEDT', who: 'caseworker' }]
}

const cancelled: LifeEvent = {
  event: 'cancel',
  to: 'KANSELLERING_BEHANDLES',
  who: 'exporter',
  reason: 'Kunden har trukket bestillingen.',
}
const replacementBegun: LifeEvent = { event: 'replace', to: 'ERSTATNING_UNDER_REGISTRERING', who: 'exporter' }
const replacementSent: LifeEvent = { event: 'replacement-sent', to: 'ERSTATNING_BEHANDLES', who: 'system' }
const paperRecorded: LifeEvent = { event: 'record-paper', to: 'ERSTATNING_BEHANDLES', who: 'caseworker' }

/** A plausible series of events that leads to a sample's status by the transition table. */
export function lifeOf(facts: Facts, veterinarian: 'NONE' | 'REQUIRED' | 'POSSIBLE'): readonly LifeEvent[] {
  const { certificateFormats: formats } = facts
  const needsSigning = formats.includes('PDF') || !formats.includes('PAPER') || veterinarian === 'REQUIRED'
  const whole = issued(facts, needsSigning)
  const until = (status: ApplicationStatus) => whole.slice(0, whole.findLastIndex(({ to }) => to === status) + 1)
  const lives: Readonly<Record<ApplicationStatus, readonly LifeEvent[]>> = {
    UNDER_REGISTRERING: [created],
    INNSENDT: [created, sent],
    UNDER_VURDERING: inProcess,
    AVKLARING_INNSENDER: [...inProcess, asked],
    STOPPET: [
      ...inProcess,
      { event: 'stop', to: 'STOPPET', who: 'caseworker', reason: 'Det er mistanke om sykdom på lokaliteten.' },
    ],
    AVSLAG: [
      ...inProcess,
      { event: 'refuse', to: 'AVSLAG', who: 'caseworker', reason: 'Varene oppfyller ikke kravene i attestasjonen.' },
    ],
    TRUKKET_TILBAKE: [...inProcess, asked, { event: 'withdraw', to: 'TRUKKET_TILBAKE', who: 'exporter' }],
    TIL_SIGNERING: until('TIL_SIGNERING'),
    GODKJENT: until('GODKJENT'),
    SKREVET_UT: until('SKREVET_UT'),
    UTSTEDT: whole,
    KANSELLERING_BEHANDLES: [...whole, cancelled],
    KANSELLERT: facts.certificateFormats.includes('PAPER')
      ? [...whole, cancelled, { event: 'grant-cancellation', to: 'KANSELLERT', who: 'caseworker' }]
      : [...whole, { ...cancelled, to: 'KANSELLERT' }],
    ERSTATNING_UNDER_REGISTRERING: [...whole, replacementBegun],
    ERSTATNING_BEHANDLES: [...whole, replacementBegun, replacementSent],
    ERSTATTET: [
      ...whole,
      replacementBegun,
      replacementSent,
      ...(facts.certificateFormats.includes('PAPER') ? [paperRecorded] : []),
      { event: 'replacement-issued', to: 'ERSTATTET', who: 'system' },
    ],
    ANNULLERT: [
      ...whole,
      { event: 'annul', to: 'ANNULLERT', who: 'leader', reason: 'Sertifikatet bygger på uriktige opplysninger.' },
    ],
  }
  return lives[facts.applicationStatus]
}

/** The same life, cancelled by its exporter before anything was printed. */
export function cancelledUnprinted(life: readonly LifeEvent[]): readonly LifeEvent[] {
  const approved = life.slice(
    0,
    life.findIndex(({ event }) => event === 'print'),
  )
  return [...approved, { ...cancelled, to: 'KANSELLERT', reason: 'Skipet gikk ikke.' }]
}

const answered: LifeEvent = { event: 'resend', to: 'UNDER_VURDERING', who: 'exporter' }

/** The same life with an officer's question about these answers, and the exporter's answer unless the life ended there. */
export function withQuestion(life: readonly LifeEvent[], pins: readonly Pin[]): readonly LifeEvent[] {
  const question = { ...asked, facts: { questions: [{ pins }] } }
  const known = life.findIndex(({ event }) => event === asked.event)
  if (known >= 0) return life.with(known, question)
  const after = life.findIndex(({ event }) => event === taken.event) + 1
  return life.toSpliced(after, 0, question, answered)
}
