import type { BodyOf, handleCase } from '@eksport/api'
import type { Application, OfficerAction } from '@eksport/domain'
import { screen } from '@testing-library/react'
import { dialogOf, openCase } from '#src/testing/open-case.ts'

export interface Act {
  readonly action: OfficerAction
  readonly label: string
  readonly title: string
  /** Inputs by the names of their fields. */
  readonly written?: Readonly<Record<string, string>>
  readonly says?: Omit<BodyOf<typeof handleCase>, 'action'>
  readonly done: string
}

export const reason = { written: { Begrunnelse: 'Slik er det.' }, says: { reason: 'Slik er det.' } }

export const everyAct: readonly Act[] = [
  { action: 'release', label: 'Frigi', title: 'Frigi saken?', done: 'Saken er frigitt' },
  { action: 'take-over', label: 'Ta over', title: 'Ta over saken?', ...reason, done: 'Saken er din' },
  { action: 'stop', label: 'Stopp', title: 'Stopp søknaden', ...reason, done: 'Søknaden er stoppet' },
  {
    action: 'resume',
    label: 'Gjenoppta',
    title: 'Gjenoppta behandlingen',
    ...reason,
    done: 'Behandlingen er gjenopptatt',
  },
  {
    action: 'recall',
    label: 'Trekk spørsmålet',
    title: 'Trekk spørsmålet tilbake',
    ...reason,
    done: 'Spørsmålet er trukket tilbake',
  },
  { action: 'sign', label: 'Signer', title: 'Signer sertifikatet?', done: 'Sertifikatet er signert' },
  {
    action: 'reject-signing',
    label: 'Avvis signering',
    title: 'Send tilbake uten å signere',
    ...reason,
    done: 'Søknaden er sendt tilbake til saksbehandler',
  },
  {
    action: 'withdraw-approval',
    label: 'Trekk godkjenning',
    title: 'Trekk godkjenningen?',
    done: 'Godkjenningen er trukket',
  },
  {
    action: 'void-print',
    label: 'Feilutskrift',
    title: 'Meld feilutskrift',
    ...reason,
    done: 'Utskriften er gjort ugyldig',
  },
  { action: 'issue', label: 'Utsted', title: 'Utsted sertifikatet?', done: 'Sertifikatet er utstedt' },
  {
    action: 'hand-out',
    label: 'Utlever',
    title: 'Hvem hentet sertifikatet?',
    written: { 'Navn eller hentebevis': 'Ola Nordmann' },
    says: { collectedBy: 'Ola Nordmann' },
    done: 'Utleveringen er registrert',
  },
  {
    action: 'refuse-cancellation',
    label: 'Avvis kansellering',
    title: 'Avvis kanselleringen',
    ...reason,
    done: 'Kanselleringen er avvist',
  },
  { action: 'annul', label: 'Annuller', title: 'Annuller sertifikatet', ...reason, done: 'Sertifikatet er annullert' },
]

export const begin = async ({ action, label, title }: Act, stored: Partial<Application> = {}) => {
  const opened = await openCase({ actions: [action], ...stored })
  await opened.user.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }))
  const dialog = await dialogOf(title)
  return { ...opened, dialog, press: () => opened.user.click(dialog.getByRole('button', { name: label })) }
}
